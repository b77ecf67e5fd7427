import { Brand } from '@naskhah/ui/controls/brand';
import { usePortal } from './use-portal.ts';

export const PortalBrand = (props: { href: string; className?: string | undefined }) => (
  <Brand {...props} name={usePortal().name} />
);

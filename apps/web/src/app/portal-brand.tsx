import { Brand } from '@naskhah/ui/controls/brand';
import { usePortal } from './use-portal.ts';

export const PortalBrand = (props: { href: string; className?: string | undefined }) => {
  const { name, logo } = usePortal();
  return <Brand {...props} name={name} logo={logo} />;
};

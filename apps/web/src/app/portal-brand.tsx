import { useComputedColorScheme } from '@mantine/core';
import { Brand } from '@naskhah/ui/controls/brand';
import { usePortal } from './use-portal.ts';

type Props = {
  href: string;
  className?: string | undefined;
  /** Of a place that is dark in both themes. */
  ground?: 'dark';
};

export const PortalBrand = ({ ground, ...props }: Props) => {
  const { name, logo } = usePortal();
  const theme = useComputedColorScheme('light');
  return <Brand {...props} name={name} logo={logo[ground ?? theme]} />;
};

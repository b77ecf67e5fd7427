import { type ComponentType, createContext, type ReactNode, type Ref, use } from 'react';

export type LinkProps = {
  href: string;
  children: ReactNode;
  className?: string | undefined;
  target?: '_blank' | undefined;
  title?: string | undefined;
  tabIndex?: number | undefined;
  lang?: string | undefined;
  onClick?: (() => void) | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
  'aria-current'?: 'page' | 'step' | undefined;
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
};

const PlainLink = ({ target, ...props }: LinkProps) => (
  <a target={target} rel={target && 'noopener noreferrer'} {...props} />
);

const Chosen = createContext<ComponentType<LinkProps>>(PlainLink);

/** Tells the components which link to use, so that they need not know the router. */
export const LinkProvider = ({ link, children }: { link: ComponentType<LinkProps>; children: ReactNode }) => (
  <Chosen value={link}>{children}</Chosen>
);

export const Link = (props: LinkProps) => {
  const Used = use(Chosen);
  return <Used {...props} />;
};

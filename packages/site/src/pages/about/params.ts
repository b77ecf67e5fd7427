export type AboutParams = { page: 'about'; path: string };

export const aboutParams = ([path, kind, ...rest]: string[]): AboutParams | undefined =>
  path && kind === 'about' && rest.length === 0 ? { page: 'about', path } : undefined;

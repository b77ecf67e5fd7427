export type ArchiveParams = { page: 'archive'; path: string };

export const archiveParams = ([path, kind, ...rest]: string[]): ArchiveParams | undefined =>
  path && kind === 'archive' && rest.length === 0 ? { page: 'archive', path } : undefined;

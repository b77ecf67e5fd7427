/** Other addresses under which the specification can be read (decisions): the same declaration answers. */
export const aliases: readonly { from: string; to: string }[] = [
  { from: '/journals/p/', to: '/api/admin/journals/p/' },
  { from: '/notification/p/stage-email/', to: '/api/admin/notification/p/stage-email/' },
  { from: '/logs/', to: '/api/admin/logs/' },
  {
    from: '/api/admin/get-assigned-acl-user-assigned',
    to: '/api/admin/user-assigned-preset/get-assigned-acl-user-assigned',
  },
  {
    from: '/api/admin/pengurusan-jurnal/pengurusan-artikel/get-contributor-type',
    to: '/api/admin/pengurusan-jurnal/get-contributor-type',
  },
  {
    from: '/api/admin/pengurusan-jurnal/pengurusan-artikel/get-reference-attribute/',
    to: '/api/admin/pengurusan-jurnal/get-reference-attribute/',
  },
];

/** The declared path of an address: aliases resolved; a trailing slash does not matter. */
export const declaredPath = (path: string): string => {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const alias = aliases.find(({ from }) => (from.endsWith('/') ? plain.startsWith(from) : plain === from));
  return alias ? alias.to + plain.slice(alias.from.length) : plain;
};

/** The other addresses under which a declared path answers. */
export const otherAddresses = (path: string): string[] =>
  aliases
    .filter(({ to }) => (to.endsWith('/') ? path.startsWith(to) : path === to))
    .map(({ from, to }) => from + path.slice(to.length));

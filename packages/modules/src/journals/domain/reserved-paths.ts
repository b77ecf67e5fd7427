/** Addresses that the portal itself uses, or may be taken for its own: no journal has them. */
const reserved = new Set(
  'about admin api archive article auth feed files health issue j journal journals journal-website login logout mail manual media metrics naskhah new oai portal private public register review robots rss search secretariat site sitemap static status submission support verify www'.split(
    ' ',
  ),
);

export const isReserved = (path: string): boolean => reserved.has(path.trim().toLowerCase());

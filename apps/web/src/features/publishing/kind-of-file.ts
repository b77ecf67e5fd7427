export const galleyKinds = ['pdf', 'html', 'xml', 'epub', 'supplementary'] as const;
export type GalleyKind = (typeof galleyKinds)[number];

const kinds: Record<string, GalleyKind> = { pdf: 'pdf', html: 'html', htm: 'html', xml: 'xml', epub: 'epub' };

/** What a galley of this name most likely is; the server decides by content. */
export const kindOfFile = (name: string): GalleyKind =>
  kinds[/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''] ?? 'supplementary';

/** The label follows the type of the file, unless somebody wrote one. */
export const labelAfter = (label: string, ofKindBefore: string, ofKind: string): string =>
  label.trim() === '' || label === ofKindBefore ? ofKind : label;

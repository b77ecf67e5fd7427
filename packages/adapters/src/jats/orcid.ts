import { normaliseOrcid } from '@naskhah/kernel/orcid';

/** The iD at the end of any way of writing it, as `0000-0002-1825-0097`; nothing when its check character is wrong. */
export const orcidOf = (raw: string | undefined): string | undefined => {
  const found = /(?:\d{4}[-\s]?){3}\d{3}[\dx](?=\/?\s*$)/i.exec(raw ?? '');
  return found ? normaliseOrcid(found[0].replaceAll(/\s/g, '')) : undefined;
};

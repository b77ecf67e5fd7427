import type { ReadLicence } from '@naskhah/modules/exchange';
import { webAddress } from './link.ts';
import { filled, take } from './take.ts';
import { textOf } from './text.ts';
import { attribute, child, children, descendants, type Element, keep } from './tree.ts';

const addresses = (licence: Element): (string | undefined)[] => [
  attribute(licence, 'xlink:href'),
  ...descendants(licence, 'ali:license_ref', 'license_ref').map((one) => textOf(one)),
  ...descendants(licence, 'ext-link', 'uri').map((link) => attribute(link, 'xlink:href')),
  /https?:\/\/creativecommons\.org\/[\w./-]+[\w/]/.exec(textOf(licence))?.[0],
];

/** The licence, of several languages the one of the article, and whose the copyright is. */
export const licenceOf = (meta: Element | undefined, language: string): ReadLicence => {
  const permissions = child(meta, 'permissions');
  const around = permissions ?? meta;
  const all = children(around, 'license');
  const licence = all.find((one) => attribute(one, 'xml:lang') === language) ?? all[0];
  if (licence) keep(licence);
  const year = Number(take(child(around, 'copyright-year'))?.slice(0, 4));
  const found = licence
    ? addresses(licence)
        .map((address) => webAddress(address))
        .filter(Boolean)
    : [];
  return filled<ReadLicence>({
    url: found.find((address) => address?.includes('creativecommons.org')) ?? found[0],
    text: (licence && children(licence, 'license-p', 'p').map(textOf).join(' ')) || undefined,
    copyrightStatement: take(child(around, 'copyright-statement')),
    copyrightYear: year || undefined,
    copyrightHolder: children(around, 'copyright-holder').map(take).filter(Boolean).join('; ') || undefined,
  });
};

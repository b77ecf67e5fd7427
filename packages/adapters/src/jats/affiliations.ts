import type { ReadAffiliation } from '@naskhah/modules/exchange';
import { filled } from './take.ts';
import { oneLine, textOf } from './text.ts';
import { attribute, child, descendants, type Element, elements, isElement, keep } from './tree.ts';

const institution = (aff: Element, kind: string): string | undefined =>
  descendants(aff, 'institution')
    .filter((one) => attribute(one, 'content-type') === kind)
    .map(textOf)
    .find(Boolean);

const firstInstitution = (aff: Element): string | undefined =>
  descendants(aff, 'institution')
    .filter((one) => !attribute(one, 'content-type'))
    .map(textOf)
    .find(Boolean);

const isMark = (node: Element | string): boolean => isElement(node) && ['label', 'sup', 'xref'].includes(node.name);

/** Fields without punctuation are joined by commas; running text stays as it is. */
const lineOf = (aff: Element): string => {
  const parts = aff.children.filter((node) => !isMark(node));
  const runs = parts.some((node) => !isElement(node) && /[^\s]/.test(node));
  if (runs) return oneLine(textOf({ ...aff, children: parts })).replace(/ +([,.;])/g, '$1');
  return elements(aff)
    .filter((node) => !isMark(node))
    .flatMap(fields)
    .filter(Boolean)
    .join(', ');
};

/** An address line may itself hold fields. */
const fields = (element: Element): string[] => {
  if (element.name === 'institution-id') return [];
  const hasText = element.children.some((node) => !isElement(node) && /[^\s]/.test(node));
  return hasText ? [textOf(element)] : elements(element).flatMap(fields);
};

const cityOf = (aff: Element): string | undefined =>
  [
    ...descendants(aff, 'city'),
    ...descendants(aff, 'named-content', 'addr-line').filter((one) => attribute(one, 'content-type') === 'city'),
  ]
    .map(textOf)
    .find(Boolean);

const rorOf = (aff: Element): string | undefined =>
  descendants(aff, 'institution-id')
    .map((id) => /(?:https?:\/\/)?ror\.org\/(0[a-z0-9]{8})/i.exec(textOf(id))?.[1])
    .filter(Boolean)
    .map((id) => `https://ror.org/${id}`)[0];

/** Some journals give the line as printed beside the fields (`original`, or TaxPub's `verbatim`). */
const printed = (aff: Element): string | undefined =>
  institution(aff, 'original') ??
  (descendants(aff, 'addr-line')
    .filter((one) => attribute(one, 'content-type') === 'verbatim')
    .map(textOf)[0] ||
    undefined);

export const affiliationOf = (aff: Element): ReadAffiliation => {
  keep(aff);
  const country = child(aff, 'country') ?? descendants(aff, 'country')[0];
  return filled<ReadAffiliation>({
    text: printed(aff) ?? lineOf(aff),
    organisation: institution(aff, 'orgname') ?? institution(aff, 'normalized') ?? firstInstitution(aff),
    division: institution(aff, 'orgdiv1') ?? institution(aff, 'dept'),
    city: cityOf(aff),
    country: textOf(country) || undefined,
    countryCode: /^[A-Z]{2}$/.exec(attribute(country, 'country') ?? '')?.[0],
    ror: rorOf(aff),
  });
};

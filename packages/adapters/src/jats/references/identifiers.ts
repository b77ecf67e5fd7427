import { doiOf, webAddress } from '../link.ts';
import { textOf } from '../text.ts';
import { attribute, descendants, type Element } from '../tree.ts';

export type Identifiers = { DOI?: string; PMID?: string; PMCID?: string; URL?: string };

const inText = /\b(?:doi(?:\.org\/|:)\s*)(10\.\d{4,9}\/[^\s"<>]+)/i;

const tagged = (citation: Element, kind: string): string | undefined =>
  descendants(citation, 'pub-id', 'object-id')
    .filter((element) => attribute(element, 'pub-id-type') === kind)
    .map(textOf)
    .find(Boolean);

const links = (citation: Element): string[] =>
  descendants(citation, 'ext-link', 'uri').map((link) => attribute(link, 'xlink:href') ?? textOf(link));

/** A closing bracket at the end belongs to the sentence unless it was opened within the DOI. */
const unbracketed = (doi: string): string => (doi.endsWith(')') && !doi.includes('(') ? doi.slice(0, -1) : doi);

const foundDoi = (citation: Element, addresses: string[]): string | undefined => {
  const given = doiOf(tagged(citation, 'doi')) ?? addresses.map(doiOf).find(Boolean);
  const written = given ? undefined : doiOf(inText.exec(textOf(citation))?.[1]);
  return given ?? (written && unbracketed(written));
};

export const identifiersOf = (citation: Element): Identifiers => {
  const addresses = links(citation);
  const pubmed = addresses.map(
    (address) => /ncbi\.nlm\.nih\.gov\/(?:pubmed\/|entrez\/\S*list_uids=)(\d+)/.exec(address)?.[1],
  );
  return {
    DOI: foundDoi(citation, addresses),
    PMID: tagged(citation, 'pmid') ?? pubmed.find(Boolean),
    PMCID: tagged(citation, 'pmcid') ?? tagged(citation, 'pmc'),
    URL: addresses
      .filter((address) => !doiOf(address))
      .map(webAddress)
      .find(Boolean),
  };
};

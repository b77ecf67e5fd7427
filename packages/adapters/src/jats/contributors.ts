import type { ReadContributor } from '@naskhah/modules/exchange';
import { affiliationOf } from './affiliations.ts';
import { type Correspondence, correspondenceOf } from './correspondence.ts';
import { creditOf, degreeOf } from './credit.ts';
import { nameOf, type ReadName } from './names.ts';
import { orcidOf } from './orcid.ts';
import { filled, take } from './take.ts';
import { textOf } from './text.ts';
import { attribute, child, children, descendants, type Element, elements, keep } from './tree.ts';

const targets = (of: Element, kind: string): string[] =>
  children(of, 'xref')
    .filter((xref) => attribute(xref, 'ref-type') === kind)
    .flatMap((xref) => attribute(xref, 'rid')?.split(/\s+/) ?? []);

const personOf = (contrib: Element): ReadName | undefined => {
  const alternatives = child(contrib, 'name-alternatives');
  const name = child(contrib, 'name', 'string-name') ?? child(alternatives, 'name', 'string-name');
  if (alternatives) alternatives.kept = true;
  if (!name) return undefined;
  keep(name);
  return nameOf(name);
};

/** The name of a group, without the people listed inside of it. */
const groupOf = (contrib: Element): string | undefined => {
  const collab = child(contrib, 'collab') ?? child(child(contrib, 'collab-alternatives'), 'collab');
  if (!collab) return undefined;
  const own = {
    ...collab,
    children: collab.children.filter((node) => typeof node === 'string' || node.name !== 'contrib-group'),
  };
  collab.kept = true;
  for (const node of elements(own)) keep(node);
  return textOf(own) || undefined;
};

const orcid = (contrib: Element): string | undefined => {
  const ids = children(contrib, 'contrib-id', 'ext-link', 'uri');
  for (const id of ids) {
    const isOrcid = /orcid/i.test(`${Object.values(id.attributes).join(' ')} ${textOf(id)}`);
    const found = isOrcid ? (orcidOf(textOf(id)) ?? orcidOf(attribute(id, 'xlink:href'))) : undefined;
    if (found) {
      keep(id);
      return found;
    }
  }
  return undefined;
};

type Surroundings = {
  letters: Correspondence;
  affiliations: Map<string, Element>;
  /** Those of the group that nobody refers to belong to all of its members. */
  shared: Element[];
};

const affiliationsOf = (contrib: Element, { affiliations, shared }: Surroundings): Element[] => {
  const referred = targets(contrib, 'aff').flatMap((id) => affiliations.get(id) ?? []);
  const own = [...descendants(contrib, 'aff'), ...referred];
  return own.length > 0 ? own : shared;
};

const sharedIn = (group: Element, meta: Element | undefined): Element[] => {
  if (descendants(group, 'xref').some((xref) => attribute(xref, 'ref-type') === 'aff')) return [];
  const inside = children(group, 'aff');
  return inside.length > 0 ? inside : children(meta, 'aff').filter(({ attributes }) => !attributes.id);
};

/** An untagged person in a note on editing is an editor. */
const kindOf = (contrib: Element, group: Element): string =>
  attribute(contrib, 'contrib-type') ??
  attribute(group, 'content-type') ??
  (group.name === 'fn' && /edit/.test(attribute(group, 'fn-type') ?? '') ? 'editor' : 'author');

const yes = (contrib: Element, name: string): boolean => attribute(contrib, name) === 'yes';

const contributor = (contrib: Element, group: Element, around: Surroundings): ReadContributor | undefined => {
  const person = personOf(contrib);
  const collective = groupOf(contrib);
  const name = person?.whole ?? collective ?? take(child(contrib, 'anonymous', 'on-behalf-of', 'p'));
  if (!name) return undefined;
  contrib.kept = true;
  for (const mark of children(contrib, 'xref')) keep(mark);
  const roles = children(contrib, 'role');
  const letter = around.letters.of(contrib, person);
  return filled<ReadContributor>({
    kind: kindOf(contrib, group),
    name,
    surname: person?.surname,
    given: person?.given,
    prefix: person?.prefix,
    suffix: person?.suffix,
    isGroup: !person && collective !== undefined,
    orcid: orcid(contrib),
    email: take(child(contrib, 'email') ?? descendants(child(contrib, 'address'), 'email')[0]) ?? letter?.email,
    corresponding: yes(contrib, 'corresp') || letter !== undefined,
    deceased: yes(contrib, 'deceased'),
    equal: yes(contrib, 'equal-contrib'),
    roles: roles.map(take).filter((role) => role !== undefined),
    credit: roles.flatMap((role) => {
      const name =
        creditOf(attribute(role, 'vocab-term-identifier') ?? attribute(role, 'content-type')) ??
        creditOf(attribute(role, 'vocab-term') ?? textOf(role));
      const degree = degreeOf(attribute(role, 'degree-contribution'));
      return name ? { name, ...(degree && { degree }) } : [];
    }),
    affiliations: affiliationsOf(contrib, around).map(affiliationOf),
    onBehalfOf: person || collective ? take(child(contrib, 'on-behalf-of')) : undefined,
    biography: take(child(contrib, 'bio')),
  });
};

/** Everybody named above the article, in the order of the file; members of a group follow their group. */
export const contributorsOf = (meta: Element | undefined): ReadContributor[] => {
  const letters = correspondenceOf(meta);
  const affiliations = new Map(
    descendants(meta, 'aff').flatMap((aff): [string, Element][] =>
      aff.attributes.id ? [[aff.attributes.id, aff]] : [],
    ),
  );
  const inGroup = (group: Element): ReadContributor[] => {
    const around = { letters, affiliations, shared: sharedIn(group, meta) };
    return children(group, 'contrib').flatMap((contrib) => {
      const self = contributor(contrib, group, around);
      const members = descendants(contrib, 'contrib-group').flatMap(inGroup);
      return self ? [self, ...members] : members;
    });
  };
  const inNotes = children(child(meta, 'author-notes'), 'fn').filter((note) => child(note, 'contrib'));
  return [...children(meta, 'contrib-group'), ...inNotes].flatMap(inGroup);
};

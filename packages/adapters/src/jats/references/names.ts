import type { CslName } from '@naskhah/modules/exchange';
import { cslName } from '../names.ts';
import { textOf } from '../text.ts';
import { attribute, type Element, elements } from '../tree.ts';

const nameElements = new Set(['name', 'string-name', 'collab', 'name-alternatives', 'institution', 'anonymous']);

const one = (element: Element): CslName[] => {
  switch (element.name) {
    case 'name':
    case 'string-name':
      return [cslName(element)];
    case 'name-alternatives':
      return elements(element)
        .filter(({ name }) => nameElements.has(name))
        .slice(0, 1)
        .flatMap(one);
    default:
      return textOf(element) ? [{ literal: textOf(element) }] : [];
  }
};

export type People = { author: CslName[]; editor: CslName[]; translator: CslName[] };

const roleOf = (group: Element): keyof People => {
  const kind = attribute(group, 'person-group-type');
  return kind === 'editor' || kind === 'translator' ? kind : 'author';
};

/** The people of a citation, in groups or standing freely; the free ones are its authors. */
export const peopleOf = (citation: Element): People => {
  const people: People = { author: [], editor: [], translator: [] };
  for (const element of elements(citation)) {
    if (element.name === 'person-group')
      people[roleOf(element)].push(
        ...elements(element).flatMap((inner) => (nameElements.has(inner.name) ? one(inner) : [])),
      );
    else if (nameElements.has(element.name)) people.author.push(...one(element));
  }
  return people;
};

import { type Element, isElement } from './tree.ts';

const carries = ({ children, attributes }: Element): boolean =>
  attributes['xlink:href'] !== undefined || children.some((node) => !isElement(node) && node.trim() !== '');

/** What carried words or a link and was taken over by nobody, and entities whose meaning is not known, counted by `parent/element`. */
export const lossesOf = (root: Element): Record<string, number> => {
  const losses: Record<string, number> = {};
  const look = (element: Element, parent: string): void => {
    const place = `${parent}/${element.name}`;
    const isLost = element.name === 'entity' || (!element.kept && carries(element));
    if (isLost) losses[place] = (losses[place] ?? 0) + 1;
    for (const node of element.children) if (isElement(node)) look(node, element.name);
  };
  for (const node of root.children) if (isElement(node)) look(node, root.name);
  return losses;
};

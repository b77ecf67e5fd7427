/**
 * The article as a plain tree: the parser's document lives in foreign memory and is released as soon as this is made.
 * `kept` is the reader's own mark: set on what was taken over, so that the losses can be counted afterwards.
 */
export type Element = {
  name: string;
  attributes: Record<string, string>;
  children: (Element | string)[];
  line: number;
  kept: boolean;
};

export const isElement = (node: Element | string): node is Element => typeof node !== 'string';

export const elements = (of: Element | undefined): Element[] => of?.children.filter(isElement) ?? [];

export const children = (of: Element | undefined, ...names: string[]): Element[] =>
  of ? of.children.filter((node): node is Element => isElement(node) && names.includes(node.name)) : [];

export const child = (of: Element | undefined, ...names: string[]): Element | undefined =>
  of?.children.find((node): node is Element => isElement(node) && names.includes(node.name));

/** All descendants of these names, in the order of the file, without looking inside a found one. */
export const descendants = (of: Element | undefined, ...names: string[]): Element[] => {
  const found: Element[] = [];
  const look = (element: Element): void => {
    for (const node of element.children)
      if (isElement(node)) {
        if (names.includes(node.name)) found.push(node);
        else look(node);
      }
  };
  if (of) look(of);
  return found;
};

export const attribute = (of: Element | undefined, name: string): string | undefined =>
  of?.attributes[name]?.trim() || undefined;

/** Marks the element and all below it as taken over. */
export const keep = (element: Element): void => {
  element.kept = true;
  for (const inner of element.children) if (isElement(inner)) keep(inner);
};

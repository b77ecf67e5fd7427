import { type InlinePart, inlineParts } from '@naskhah/kernel/inline-marks';
import { createElement, Fragment, type ReactNode } from 'react';

type OfWords = (words: string) => ReactNode;

const elementsOf = (parts: InlinePart[], of: OfWords): ReactNode[] =>
  parts.map((part) =>
    typeof part === 'string' ? of(part) : createElement(part.mark, null, ...elementsOf(part.parts, of)),
  );

/** The text with its marks as elements; `of` draws the words between them. */
export const marked = (text: string, of: OfWords = (words) => words): ReactNode =>
  text.includes('<') ? createElement(Fragment, null, ...elementsOf(inlineParts(text), of)) : of(text);

import { type InlinePart, inlineParts } from '@naskhah/kernel/inline-marks';
import { createElement, Fragment, type ReactNode } from 'react';

const elementsOf = (parts: InlinePart[]): ReactNode[] =>
  parts.map((part) => (typeof part === 'string' ? part : createElement(part.mark, null, ...elementsOf(part.parts))));

/** A title or abstract, whose species names and formulas may be marked. */
export const Marked = ({ text }: { text: string }): ReactNode =>
  text.includes('<') ? createElement(Fragment, null, ...elementsOf(inlineParts(text))) : text;

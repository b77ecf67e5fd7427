import { type InlinePart, inlineParts } from '@naskhah/kernel/inline-marks';
import { createElement, Fragment, type ReactNode } from 'react';

const elementsOf = (parts: InlinePart[]): ReactNode[] =>
  parts.map((part) => (typeof part === 'string' ? part : createElement(part.mark, null, ...elementsOf(part.parts))));

/** The text with its marks as elements. */
export const marked = (text: string): ReactNode =>
  text.includes('<') ? createElement(Fragment, null, ...elementsOf(inlineParts(text))) : text;

export const textSizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
export type TextSize = (typeof textSizes)[number];

/** Index of md, where everybody starts and where a reset returns to. */
export const defaultTextSize = 2;

const within = (index: number): number => Math.min(Math.max(index, 0), textSizes.length - 1);

/** The next level: a value above 1 is the level itself, anything else moves by so many levels. Stays on the scale. */
export const resizeText = (current: number, value: number): number => within(value > 1 ? value : current + value);

export const textSizeAt = (index: number): TextSize => textSizes[within(Math.trunc(index) || 0)] ?? 'md';

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Colour, colourOf, contrast, white } from './colour.ts';
import { darkPaper, siteTheme, valuesOf } from './site-theme.ts';

const part = fc.integer({ min: 0, max: 255 });
const anyColour = fc.tuple(part, part, part);
const id = '0190b2c0-0000-7000-8000-000000000001';

describe('the colours of a journal', () => {
  it('can be read wherever text stands in or on them, whatever colour was chosen', () => {
    fc.assert(
      fc.property(anyColour, (chosen) => {
        const values = valuesOf(chosen) as Record<string, Colour>;
        const of = (name: string): Colour => values[name] ?? [0, 0, 0];
        const grounds: Colour[] = [white, [248, 247, 244], of('site-soft')];
        for (const ground of grounds) expect(contrast(of('site'), ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(of('on-site'), of('site'))).toBeGreaterThanOrEqual(4.5);
        expect(contrast(white, of('band'))).toBeGreaterThanOrEqual(4.5);
        expect(contrast(of('on-band-2'), of('band'))).toBeGreaterThanOrEqual(4.5);
        expect(contrast(of('site-dark'), white)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('can be read on a dark ground as well, and buttons in them', () => {
    const paper = colourOf(darkPaper) ?? white;
    const ink: Colour = [236, 233, 227];
    fc.assert(
      fc.property(anyColour, (chosen) => {
        const values = valuesOf(chosen) as Record<string, Colour>;
        const of = (name: string): Colour => values[name] ?? [0, 0, 0];
        const grounds: Colour[] = [paper, [33, 31, 28], of('d-site-soft')];
        for (const ground of grounds) {
          expect(contrast(of('d-site'), ground)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
        }
        for (const ground of ['d-site', 'd-site-dark']) expect(contrast(paper, of(ground))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('are kept as they were chosen where they can be read', () => {
    expect(siteTheme({ id, theme: { colour: '#2C5A3B' } }).values.site).toBe('#2c5a3b');
  });

  it('stay the same for a journal that has not chosen, and survive a colour that is none', () => {
    const own = siteTheme({ id, theme: {} });
    expect(siteTheme({ id, theme: { colour: 'red;}body{display:none' } }).style).toBe(own.style);
  });

  it('knows the contrast of black on white', () => {
    expect(contrast([0, 0, 0], white)).toBeCloseTo(21);
    expect(colourOf('#abc')).toEqual([170, 187, 204]);
  });
});

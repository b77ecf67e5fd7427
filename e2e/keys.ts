/** A person without a mouse: everything goes through the keyboard, and each stop must show where the focus is. */
import { expect, type Page } from '@playwright/test';

type Stop = { name: string; role: string; seen: boolean; inDialog: boolean };

const most = 90;

const stopNow = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const here = document.activeElement ?? document.body;
    const labels =
      here instanceof HTMLInputElement || here instanceof HTMLTextAreaElement ? [...(here.labels ?? [])] : [];
    const named = here.getAttribute('aria-label') ?? labels.map((label) => label.textContent).join(' ');
    const ringed = (one: Element | null, above: number): boolean => {
      if (!one || above < 0) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || ringed(one.parentElement, above - 1);
    };
    return {
      name: (here === document.body ? '' : named || here.textContent || '').replace(/\s+/g, ' ').trim(),
      role: here.getAttribute('role') ?? here.tagName.toLowerCase(),
      // A field of several parts wears the ring around all of them.
      seen: ringed(here, 2),
      inDialog: here.closest('dialog, [role="dialog"]') !== null,
    };
  });

export const keysOn = (page: Page) => {
  const press = (key: string) => page.keyboard.press(key);
  /** Tabs on until the focus is where it is wanted; no stop on the way may hide it. */
  const tabTo = async (wanted: (stop: Stop) => boolean, what: string, key = 'Tab'): Promise<Stop> => {
    const passed: string[] = [];
    for (let stops = 0; stops < most; stops += 1) {
      await press(key);
      const stop = await stopNow(page);
      passed.push(`${stop.role} ${stop.name.slice(0, 40)}`);
      if (stop.role !== 'body') expect(stop.seen, `the focus shows on ${stop.role} “${stop.name}”`).toBe(true);
      if (wanted(stop)) return stop;
    }
    throw new Error(`the keyboard does not reach ${what}; it came by ${passed.join(' | ')}`);
  };
  const roles = { button: ['button'], link: ['a'], row: ['row'], field: ['input', 'textarea', 'combobox'] };
  const to = (role: keyof typeof roles, name: string, key?: string) =>
    tabTo((stop) => roles[role].includes(stop.role) && stop.name.includes(name), `${role} ${name}`, key);
  /** The same for a control whose name is the beginning of another's. */
  const toExactly = (role: keyof typeof roles, name: string) =>
    tabTo((stop) => roles[role].includes(stop.role) && stop.name === name, `${role} ${name}`);
  return {
    press,
    to,
    toExactly,
    now: () => stopNow(page),
    write: (text: string) => page.keyboard.type(text),
    /** The next entry of an open menu that bears this name. */
    toEntry: (name: string) =>
      tabTo((stop) => stop.role.startsWith('menuitem') && stop.name.includes(name), `entry ${name}`, 'ArrowDown'),
    /** The next result of the palette that belongs to this module; the focus stays in its field. */
    toResult: async (under: string): Promise<void> => {
      const chosen = page.getByRole('option', { selected: true });
      for (let results = 0; results < most; results += 1) {
        if ((await chosen.textContent())?.includes(under)) return;
        await press('ArrowDown');
      }
      throw new Error(`the palette has nothing of ${under}`);
    },
    /** Where a closed dialog has given the focus back to. */
    expectBackOn: async (name: string): Promise<void> => {
      await expect.poll(async () => (await stopNow(page)).name).toContain(name);
      expect((await stopNow(page)).seen, `the focus shows on “${name}”`).toBe(true);
    },
    expectInDialog: () =>
      expect.poll(async () => (await stopNow(page)).inDialog, 'the focus is in the dialog').toBe(true),
  };
};

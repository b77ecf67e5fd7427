import type { ReactNode } from 'react';

/** Where one writes comes before what stands around it, such as buttons for italics. */
const controls = ['[contenteditable="true"]', 'input, textarea, select', 'button'];

/** Marks where a field stands, so that a list of what is missing can lead to it. */
export const FieldPlace = ({ path, children }: { path: string; children: ReactNode }) => (
  <div data-field={path}>{children}</div>
);

/** Takes the focus to a field, or to the nearest place that is there: `contributor.3.affiliations` may be a row. */
export const focusField = (path: string): void => {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length--) {
    const place = document.querySelector(`[data-field="${CSS.escape(parts.slice(0, length).join('.'))}"]`);
    const [control] = controls.flatMap((kind) => place?.querySelector<HTMLElement>(kind) ?? []);
    if (!control) continue;
    control.focus({ preventScroll: true });
    place?.scrollIntoView({ block: 'center' });
    return;
  }
};

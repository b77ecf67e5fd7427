import { Icon } from '@naskhah/ui/controls/icon';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Marked } from '@naskhah/ui/record/marked';
import { palette } from '@naskhah/words/palette';
import { shell } from '@naskhah/words/shell';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useActsHere } from '../app/acts-here.tsx';
import { go } from '../app/go.ts';
import css from './command-palette.module.css';
import { MenuIcon } from './menu-icon.tsx';
import { type Found, foundFor, named } from './palette-search.ts';
import { useActsEverywhere } from './use-acts-everywhere.ts';
import { type Module, useMenuLabel } from './use-menu.ts';
import { useRecordsFound } from './use-records-found.ts';

// So that people, journals and acts are still seen below them.
const mostArticles = 5;

// A list of options takes groups; the element that means one by itself is of forms.
const groupOf = (name: string) => ({ role: 'group', 'aria-label': name });

const Result = ({ id, found, current, onPick }: { id: string; found: Found; current: boolean; onPick: () => void }) => {
  // Only titles are marked; in a name or a label such signs stand for themselves.
  const shown = (text: string) => (found.reading ? <Marked text={text} /> : text);
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={current}
      className={css.option}
      ref={(option) => {
        if (current) option?.scrollIntoView({ block: 'nearest' });
      }}
      onMouseDown={(event) => {
        event.preventDefault();
        onPick();
      }}
    >
      <MenuIcon name={found.icon} />
      <span className={css.words}>
        <span lang={found.lang} className={found.reading ? css.reading : undefined}>
          {shown(found.before)}
          <mark>{shown(found.match)}</mark>
          {shown(found.after)}
        </span>
        <span className={css.under}>{found.under}</span>
      </span>
      {current && <kbd>Enter</kbd>}
    </div>
  );
};

/** Jumps to an article, a journal, a person or any page that the menu opens, and does what the page shown offers. */
export const CommandPalette = ({
  modules,
  onClose,
  onKeys,
}: {
  modules: readonly Module[];
  onClose: () => void;
  /** Shows the keys that work everywhere. */
  onKeys: () => void;
}) => {
  const { say } = useWords();
  const label = useMenuLabel();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const [current, setCurrent] = useState(0);
  useEffect(() => dialog.current?.showModal(), []);

  const { articles, journals, people, issuesOf } = useRecordsFound(typed);
  const here = useActsHere();
  const everywhere = useActsEverywhere(issuesOf, onKeys);
  const groups = [
    { name: palette.groupArticles, found: articles.slice(0, mostArticles) },
    { name: palette.groupActs, found: named(here, typed).map((act) => ({ ...act, href: '', under: '' })) },
    { name: palette.groupJournals, found: journals },
    { name: palette.groupPeople, found: people },
    { name: palette.groupPages, found: foundFor(modules, typed, label) },
    { name: palette.groupEverywhere, found: named(everywhere, typed).map((act) => ({ ...act, under: '' })) },
  ].filter(({ found }) => found.length > 0);
  const found: Found[] = groups.flatMap((group) => group.found);
  const at = Math.min(current, found.length - 1);
  const open = (one: Found | undefined, newTab: boolean) => {
    if (!one) return;
    onClose();
    // The palette gives the focus back first, so that what opens next gives it back to the same place.
    if (one.run) requestAnimationFrame(one.run);
    else if (newTab) window.open(one.href, '_blank', 'noopener');
    else go(one.href);
  };
  const key = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setCurrent((at + step + found.length) % Math.max(found.length, 1));
    else if (event.key === 'Enter') open(found[at], event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      aria-label={say(shell.search)}
      className={css.palette}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={key}
    >
      <div className={css.head}>
        <Icon of={IconSearch} />
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={found[at] ? `${id}-${at}` : undefined}
          aria-label={say(shell.search)}
          placeholder={say(shell.search)}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setCurrent(0);
          }}
          className={css.input}
        />
        <kbd>Esc</kbd>
      </div>
      <div id={id} role="listbox" tabIndex={-1} aria-label={say(shell.searchResults)} className={css.list}>
        {groups.map((group) => (
          <div key={group.name.en} {...groupOf(say(group.name))}>
            <p aria-hidden className={css.group}>
              {say(group.name)}
            </p>
            {group.found.map((one) => {
              const place = found.indexOf(one);
              return (
                <Result
                  key={`${one.href} ${one.before}${one.match}${one.after}`}
                  id={`${id}-${place}`}
                  found={one}
                  current={place === at}
                  onPick={() => open(one, false)}
                />
              );
            })}
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p className={css.nothing} role="status">
          <b>{say(shell.searchNothing)}</b> {say(shell.searchHint)}
        </p>
      )}
      <p className={css.foot}>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {say(shell.keyMove)}
        </span>
        <span>
          <kbd>Enter</kbd> {say(shell.keyOpen)}
        </span>
        <span>
          <kbd>Ctrl Enter</kbd> {say(shell.keyNewTab)}
        </span>
      </p>
    </dialog>
  );
};

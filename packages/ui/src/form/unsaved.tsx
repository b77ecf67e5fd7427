/** What is typed and not saved yet, wherever it stands, and the one question before it is let go. */
import { ui } from '@naskhah/words/ui';
import { createContext, use, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useConfirm } from '../dialogs/confirm.tsx';
import { useWords } from '../language/language-provider.tsx';

export type Unsaved = {
  /** Whether something stands here that is nowhere else. */
  isOpen: () => boolean;
  /** Tried before anybody is asked. */
  save?: () => Promise<unknown>;
  /** Somebody said that it may go. */
  discard?: () => void;
  /** Whether it is still there after going to this path. */
  outlives?: (path: string) => boolean;
};

const all = new Set<Unsaved>();

/** What is typed within a dialog, which asks for it when it is closed. */
export const Within = createContext<Set<Unsaved> | undefined>(undefined);

/** Everything that would be lost on leaving the page, or on going to another path of it. */
export const unsavedNow = (path?: string): Unsaved[] =>
  [...all].filter((one) => one.isOpen() && !(path !== undefined && one.outlives?.(path)));

/** From now on, as long as this is drawn, no exit is taken without saving it or asking. The answer is for a dialog that is drawn by who types. */
export const useUnsaved = ({ isOpen, save, discard, outlives }: Unsaved): Unsaved => {
  const open = useEffectEvent(isOpen);
  const keep = useEffectEvent(async () => save?.());
  const drop = useEffectEvent(() => discard?.());
  const stays = useEffectEvent((path: string) => outlives?.(path) ?? false);
  // Effect events may be called from effects only, so what is asked from elsewhere is put in by one.
  const [one] = useState<Unsaved>(() => ({ isOpen: () => false }));
  const dialog = use(Within);
  useEffect(() => {
    Object.assign(one, {
      isOpen: () => open(),
      save: () => keep(),
      discard: () => drop(),
      outlives: (to: string) => stays(to),
    });
    all.add(one);
    dialog?.add(one);
    return () => {
      all.delete(one);
      dialog?.delete(one);
    };
  }, [one, dialog]);
  return one;
};

let asking: Promise<boolean> | undefined;

/** Whether these may go: saved by now, empty, or let go by who typed them. A second exit meanwhile gets the same answer. */
export const useLetGo = (): ((these: () => Unsaved[]) => Promise<boolean>) => {
  const confirm = useConfirm();
  const { say } = useWords();
  return useCallback(
    async (these) => {
      // Also the question itself, which is a dialog and holds nothing.
      if (these().length === 0) return true;
      const ask = async (): Promise<boolean> => {
        for (const one of these()) await one.save?.();
        const left = these();
        if (left.length === 0) return true;
        const agreed = await confirm({ title: say(ui.leaveUnsaved), message: say(ui.leaveUnsavedWhy) });
        if (agreed) for (const one of left) one.discard?.();
        return agreed !== undefined;
      };
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      return asking;
    },
    [confirm, say],
  );
};

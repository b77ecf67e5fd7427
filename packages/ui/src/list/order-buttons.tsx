import { ui } from '@naskhah/words/ui';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { IconButton } from '../controls/icon-button.tsx';
import { useWords } from '../language/language-provider.tsx';
import css from './order-buttons.module.css';
import { useFocusKept } from './use-focus-kept.tsx';

/** A place in a list with the two buttons that change it. At an end the button stays, so that the focus does too. */
export const OrderButtons = ({
  name,
  place,
  of,
  onMove,
}: {
  name: string;
  /** Counted from 1. */
  place: number;
  of: number;
  onMove: (by: -1 | 1) => void;
}) => {
  const { sayWith } = useWords();
  const first = place === 1;
  const last = place === of;
  const hold = useFocusKept(place);
  const move = (by: -1 | 1) => {
    hold();
    onMove(by);
  };
  return (
    <span className={css.order}>
      <IconButton
        size="xs"
        icon={IconChevronUp}
        label={sayWith(ui.moveUp, { name })}
        aria-disabled={first || undefined}
        onClick={() => !first && move(-1)}
      />
      <span className={css.place}>{place}</span>
      <IconButton
        size="xs"
        icon={IconChevronDown}
        label={sayWith(ui.moveDown, { name })}
        aria-disabled={last || undefined}
        onClick={() => !last && move(1)}
      />
    </span>
  );
};

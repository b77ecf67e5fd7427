import { TextSizeControl } from '@naskhah/ui/appearance/text-size-control';
import { useSession } from './session.ts';

export const TextSize = () => {
  const level = useSession((state) => state.textSize);
  const { resize, resetSize } = useSession.getState();
  // The two smallest levels are below the values that set a level directly: they are reached by steps.
  const choose = (to: number) => resize(to > 1 ? to : to - level);
  return <TextSizeControl level={level} onChange={choose} onReset={resetSize} />;
};

import { TextSizeControl } from '@naskhah/ui/appearance/text-size-control';
import { useSession } from './session.ts';

export const TextSize = () => {
  const level = useSession((state) => state.textSize);
  const set = (to: number) => useSession.setState({ textSize: to });
  return <TextSizeControl level={level} onChange={set} />;
};

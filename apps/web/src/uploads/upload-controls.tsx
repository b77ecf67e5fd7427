import { IconButton } from '@naskhah/ui/controls/icon-button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { uploading } from '@naskhah/words/media/uploading';
import { IconPlayerPause, IconPlayerPlay, IconRefresh, IconX } from '@tabler/icons-react';
import type { Sending, UploadPhase } from './sending.ts';

/** What can be done with an upload on its way: pause, go on, try again at once, stop. */
export const UploadControls = ({ name, phase, sending }: { name: string; phase: UploadPhase; sending: Sending }) => {
  const { sayWith } = useWords();
  const { pause, resume, stop } = sending;
  if (phase === 'checking') return null;
  return (
    <>
      {pause && phase === 'sending' && (
        <IconButton icon={IconPlayerPause} label={sayWith(uploading.pause, { name })} onClick={pause} />
      )}
      {resume && phase === 'paused' && (
        <IconButton icon={IconPlayerPlay} label={sayWith(uploading.resume, { name })} onClick={resume} />
      )}
      {resume && phase === 'waiting' && (
        <IconButton icon={IconRefresh} label={sayWith(uploading.tryNow, { name })} onClick={resume} />
      )}
      <IconButton icon={IconX} label={sayWith(uploading.stop, { name })} onClick={stop} />
    </>
  );
};

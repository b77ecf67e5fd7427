import { newId } from '@naskhah/kernel/ids';
import { Button } from '@naskhah/ui/controls/button';
import { ButtonRow } from '@naskhah/ui/controls/button-row';
import { showNotice } from '@naskhah/ui/dialogs/notice';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { useWords } from '@naskhah/ui/language/language-provider';
import { initials } from '@naskhah/ui/state/avatar';
import { accountSecurity } from '@naskhah/words/identity/account-security';
import { type ChangeEvent, useRef } from 'react';
import { addresses } from '../../app/addresses.ts';
import type { Answers } from '../../app/answers.ts';
import { client } from '../../app/client.ts';
import { refreshRecords } from '../../app/use-act.ts';
import { sendFile } from '../../uploads/send-file.ts';
import css from './photo-field.module.css';
import { squarePhoto } from './square-photo.ts';

type OwnProfile = Answers['identity']['getProfile'];

/** Sends the photo; throws what the server has against it. */
const send = async (file: File, refId: string): Promise<true> => {
  const id = newId();
  const end = await sendFile(file, { id, ref_id: refId, type: 'photo' }, () => undefined).end;
  if (end.is !== 'done') throw new Error(end.is === 'refused' ? end.why : undefined);
  await refreshRecords();
  return true;
};

/** The photo, or the initials in its place. */
export const PhotoField = ({ profile }: { profile: OwnProfile }) => {
  const { say } = useWords();
  const request = useRequest();
  const chooser = useRef<HTMLInputElement>(null);
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    currentTarget.value = '';
    const square = chosen && (await squarePhoto(chosen));
    if (chosen && !square) showNotice({ tone: 'bad', title: say(accountSecurity.notAPhoto) });
    if (!square) return;
    const words = { processing: say(accountSecurity.savingPhoto), done: say(accountSecurity.savedPhoto) };
    await request(() => send(square, profile.usr_id), words);
  };
  const remove = async () => {
    const { photo } = profile;
    if (photo === null) return;
    const words = { processing: say(accountSecurity.savingPhoto), done: say(accountSecurity.removedPhoto) };
    await request(async () => client.media.deleteFile({ id: photo }), words);
    await refreshRecords();
  };
  return (
    <div className={css.photo}>
      {profile.photo === null ? (
        <span aria-hidden="true" className={css.none}>
          {initials(profile.usr_name)}
        </span>
      ) : (
        <img className={css.shown} src={addresses.file(profile.photo)} alt={say(accountSecurity.photoOf)} />
      )}
      <div>
        <ButtonRow>
          <Button onClick={() => chooser.current?.click()}>
            {say(profile.photo === null ? accountSecurity.choosePhoto : accountSecurity.otherPhoto)}
          </Button>
          {profile.photo !== null && (
            <Button kind="quiet" onClick={() => void remove()}>
              {say(accountSecurity.removePhoto)}
            </Button>
          )}
        </ButtonRow>
        <p className={css.why}>{say(accountSecurity.photoWhy)}</p>
        <input
          ref={chooser}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/webp"
          aria-label={say(accountSecurity.choosePhoto)}
          onChange={(event) => void choose(event)}
        />
      </div>
    </div>
  );
};

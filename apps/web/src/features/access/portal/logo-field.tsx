import { Button } from '@naskhah/ui/controls/button';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { FileField } from '@naskhah/ui/form/file-field';
import { useWords } from '@naskhah/ui/language/language-provider';
import { portalSetting, portalSettingWith } from '@naskhah/words/access/portal-setting';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { queries } from '../../../app/queries.ts';
import { portalQuery } from '../../../app/start-up.ts';
import { usePortal } from '../../../app/use-portal.ts';
import css from './portal-setting-form.module.css';

const most = 200_000;

const labels = { light: portalSetting.logoLight, dark: portalSetting.logoDark };

const base64Of = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};

/** The picture before the name, on light or on dark ground: saved at once when it is chosen. */
export const LogoField = ({ ground }: { ground: 'light' | 'dark' }) => {
  const { say, sayWith } = useWords();
  const { logo } = usePortal();
  const request = useRequest();
  const [tooLarge, setTooLarge] = useState(false);
  // Where there is none for dark ground, the other stands there: it is not this field's own.
  const own = ground === 'dark' && logo.dark === logo.light ? null : logo[ground];
  const save = async (content: string | null) => {
    const saved = await request(() => client.portalSettings.saveLogo({ ground, content }), {
      processing: say(portalSetting.logoSaving),
      done: say(content ? portalSetting.logoSaved : portalSetting.logoRemoved),
    });
    if (saved) await queries.invalidateQueries({ queryKey: portalQuery.queryKey });
  };
  const chosen = async ([file]: File[]) => {
    if (!file) return;
    setTooLarge(file.size > most);
    if (file.size <= most) await save(await base64Of(file));
  };
  const label = say(labels[ground]);
  return (
    <div>
      <FileField
        label={label}
        limits={say(portalSetting.logoLimits)}
        accept="image/png,image/jpeg,image/webp"
        onFiles={(files) => void chosen(files)}
      >
        {tooLarge && <p role="alert">{say(portalSetting.logoTooLarge)}</p>}
      </FileField>
      {own && (
        <div className={css.logo}>
          <span className={css[ground]}>
            <img src={own} alt={label} />
          </span>
          <Button
            size="sm"
            kind="quiet"
            aria-label={sayWith(portalSettingWith.removeLogo, { logo: label })}
            onClick={() => void save(null)}
          >
            {say(portalSetting.logoRemove)}
          </Button>
        </div>
      )}
    </div>
  );
};

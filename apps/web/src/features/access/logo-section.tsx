import { Button } from '@naskhah/ui/controls/button';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { FileField } from '@naskhah/ui/form/file-field';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { portalSetting } from '@naskhah/words/portal-setting';
import { useState } from 'react';
import { client } from '../../app/client.ts';
import { queries } from '../../app/queries.ts';
import { portalQuery } from '../../app/start-up.ts';
import { usePortal } from '../../app/use-portal.ts';
import css from './portal-setting-form.module.css';

const most = 200_000;

const base64Of = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};

/** The picture before the name: saved at once when it is chosen. */
export const LogoSection = () => {
  const { say } = useWords();
  const { logo } = usePortal();
  const request = useRequest();
  const [tooLarge, setTooLarge] = useState(false);
  const save = async (content: string | null) => {
    const saved = await request(() => client.portalSettings.saveLogo({ content }), {
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
  return (
    <Section title={say(portalSetting.logo)}>
      <p className={css.why}>{say(portalSetting.logoHelp)}</p>
      <FieldStack>
        <FileField
          label={say(portalSetting.logoFile)}
          limits={say(portalSetting.logoLimits)}
          accept="image/png,image/jpeg,image/webp"
          onFiles={(files) => void chosen(files)}
        >
          {tooLarge && <p role="alert">{say(portalSetting.logoTooLarge)}</p>}
        </FileField>
        {logo && (
          <div className={css.logo}>
            <img src={logo} alt={say(portalSetting.logo)} />
            <Button size="sm" kind="quiet" onClick={() => void save(null)}>
              {say(portalSetting.logoRemove)}
            </Button>
          </div>
        )}
      </FieldStack>
    </Section>
  );
};

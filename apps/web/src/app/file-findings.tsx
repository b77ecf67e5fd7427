import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { Note } from '@naskhah/ui/state/note';
import { fileTraces } from '@naskhah/words/media/file-traces';
import { useQuery } from '@tanstack/react-query';
import { calls } from './calls.ts';

/** What the files of an article say of their makers; nothing where they say nothing. `newest`: asked anew when it changes. */
export const FileFindings = ({ article, newest }: { article: string; newest: string }) => {
  const { say, sayWith } = useWords();
  const { data = [] } = useQuery({
    ...calls.media.fileTraces.queryOptions({ input: { ref_id: article } }),
    queryKey: [...calls.media.fileTraces.queryKey({ input: { ref_id: article } }), newest],
  });
  const telling = data.filter(({ cleaned, traces, names }) => !cleaned || traces.length > 0 || names.length > 0);
  if (telling.length === 0) return null;
  return (
    <Section title={say(fileTraces.title)}>
      <p>{say(fileTraces.why)}</p>
      {telling.map(({ id, filename, cleaned, traces, names }) => (
        <Note key={id} tone={cleaned && names.length === 0 ? 'info' : 'warn'}>
          <p>
            <strong>{filename}</strong>
          </p>
          {!cleaned && <p>{say(fileTraces.uncleanable)}</p>}
          {names.length > 0 && <p>{sayWith(fileTraces.names, { names: names.join(', ') })}</p>}
          {traces.map(({ kind, values }) => (
            <p key={kind}>{`${say(fileTraces[kind])}: ${values.join(', ')}`}</p>
          ))}
        </Note>
      ))}
    </Section>
  );
};

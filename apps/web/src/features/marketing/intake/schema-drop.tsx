import { checkSqlFile, FILE_MESSAGES, formatBytes, PRODUCT } from '@backsmith/contract';
import { useEffect, useState } from 'react';
import { intakeTexts } from '../../../content/intake.ts';
import { saidHere } from '../../../language/said.ts';
import { forgetKeptFile, keepFile, keptFile } from '../../../shared/lib/kept-file.ts';
import { forgetKeptTemplate } from '../../../shared/lib/kept-template.ts';
import { useNavigation } from '../../../shared/navigation/navigation.ts';
import { FileDrop } from '../../../shared/ui/file-drop.tsx';
import { FileRow } from '../../../shared/ui/file-row.tsx';
import { Note } from '../../../shared/ui/note.tsx';

/** Takes a schema, whether anybody is signed in or not, and carries it to the generator, which shows what is in it. */
export function SchemaDrop() {
  const { go } = useNavigation();
  const texts = intakeTexts.get();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    void keptFile().then((kept) => isHere && setFile(kept));
    return () => {
      isHere = false;
    };
  }, []);

  async function take(chosen: File): Promise<void> {
    const found = checkSqlFile(chosen);
    setProblem(found ? saidHere(found.message) : null);
    if (found?.message === FILE_MESSAGES.invalidFile) alert(saidHere(FILE_MESSAGES.invalidFile)); // asked for by name: spec 1 §2
    if (found) return;
    try {
      await keepFile(chosen);
    } catch (cause) {
      console.info('The file could not be kept.', cause);
      setProblem(texts.notKept);
      return;
    }
    setFile(chosen);
    forgetKeptTemplate();
    await go(PRODUCT.chatPath);
  }
  const remove = () => {
    setFile(null);
    void forgetKeptFile();
  };

  return (
    <div className="grid gap-2">
      {file !== null && <FileRow name={file.name} size={formatBytes(file.size)} onRemove={remove} />}
      <FileDrop
        label={file === null ? texts.drop : texts.dropAnother}
        accept=".sql,text/plain,application/sql"
        hint={
          <>
            {texts.or} <span className="link">{texts.choose}</span>
            {texts.limit}
          </>
        }
        onFile={(chosen) => void take(chosen)}
      />
      {problem !== null && (
        <Note tone="bad" role="alert">
          {problem}
        </Note>
      )}
    </div>
  );
}

import { PRODUCT } from '@backsmith/contract';
import { type MouseEvent, useState } from 'react';
import { intakeTexts } from '../../../content/intake.ts';
import { SAMPLE_PATH } from '../../../content/navigation.ts';
import { sample } from '../../../content/sample/index.ts';
import { QUICK_TEMPLATES, templatePath, TEMPLATES_PATH } from '../../../content/templates.ts';
import { saidHere } from '../../../language/said.ts';
import { keepFile } from '../../../shared/lib/kept-file.ts';
import { forgetKeptTemplate, keepTemplate, type KeptTemplate } from '../../../shared/lib/kept-template.ts';
import { useNavigation } from '../../../shared/navigation/navigation.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';

/** Does something where a link would lead away, unless another tab or window is asked for. */
function instead(act: () => void) {
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    act();
  };
}

/**
 * For those who bring nothing yet: a schema of ours or a model of the library, which the generator shows at once. Until the
 * page answers they lead to the pages about them.
 */
export function ExamplesRow() {
  const { go } = useNavigation();
  const texts = intakeTexts.get();
  const [problem, setProblem] = useState<string | null>(null);
  const openSample = async () => {
    try {
      await keepFile(new File([sample.sql], sample.file, { type: 'application/sql' }));
    } catch (cause) {
      console.info('The sample could not be kept.', cause);
      setProblem(texts.sampleNotKept);
      return;
    }
    forgetKeptTemplate();
    await go(PRODUCT.chatPath);
  };
  const openTemplate = (template: Omit<KeptTemplate, 'packs'>) => {
    keepTemplate({ ...template, packs: [] });
    void go(PRODUCT.chatPath);
  };
  return (
    <div className="grid gap-2">
      <div role="group" aria-label={texts.nothing} className="flex flex-wrap items-center gap-2">
        <span className="text-13 text-fg-2">{texts.lookAt}</span>
        <ButtonLink size="sm" to={SAMPLE_PATH} onClick={instead(() => void openSample())}>
          {texts.sample}
        </ButtonLink>
        {QUICK_TEMPLATES.map((template) => (
          <ButtonLink
            key={template.name}
            size="sm"
            to={templatePath(template.name)}
            onClick={instead(() => openTemplate(template))}
          >
            {saidHere(template.title)}
          </ButtonLink>
        ))}
        <Link className="link text-13" to={TEMPLATES_PATH}>
          {texts.allModels}
        </Link>
      </div>
      {problem !== null && (
        <p role="alert" className="text-13 text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}

import { isSourceBuilt } from '@backsmith/options';
import { howItWorksTexts } from '../../../content/how-it-works.ts';
import { intakeTexts } from '../../../content/intake.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { ExamplesRow } from './examples-row.tsx';
import { PromptBox } from './prompt-box.tsx';
import { SchemaDrop } from './schema-drop.tsx';

const isReady = isSourceBuilt('idea');

/** The two ways in, side by side: a file, or words; and something of ours for those who have neither. The same on the home page and on how-it-works. */
export function Intake({ heading: Heading }: { readonly heading: 'h3' | 'h4' }) {
  const { file, prompt } = howItWorksTexts.get().bring;
  return (
    <div className="grid gap-6 md:grid-cols-2 md:gap-8">
      <div className="grid content-start gap-4">
        <div className="grid gap-1">
          <Heading className="text-14 font-semibold">{file.title}</Heading>
          <p className="text-13 text-fg-2">{file.text}</p>
        </div>
        <SchemaDrop />
      </div>
      <div className="grid content-start gap-4">
        <div className="grid gap-1">
          <Heading className="flex flex-wrap items-center gap-2 text-14 font-semibold">
            {prompt.title}
            {!isReady && <Badge tone="info">{intakeTexts.get().coming}</Badge>}
          </Heading>
          <p className="text-13 text-fg-2">{isReady ? prompt.text : prompt.coming}</p>
        </div>
        <PromptBox />
      </div>
      <div className="md:col-span-2">
        <ExamplesRow />
      </div>
    </div>
  );
}

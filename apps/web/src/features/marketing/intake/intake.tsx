import { howItWorks } from '../../../content/how-it-works.ts';
import { PromptBox } from './prompt-box.tsx';
import { SchemaDrop } from './schema-drop.tsx';

const { file, prompt } = howItWorks.bring;

/** The two ways in, side by side: a file, or words. The same on the home page and on how-it-works. */
export function Intake({ heading: Heading }: { readonly heading: 'h3' | 'h4' }) {
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
          <Heading className="text-14 font-semibold">{prompt.title}</Heading>
          <p className="text-13 text-fg-2">{prompt.text}</p>
        </div>
        <PromptBox />
      </div>
    </div>
  );
}

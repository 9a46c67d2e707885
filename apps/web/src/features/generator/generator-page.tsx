import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../shared/session/session-context.ts';
import { useOffer } from './api/use-offer.ts';
import { Compose } from './components/compose.tsx';
import { RunPage } from './components/run-page.tsx';
import { PaymentPanel } from './components/payment-panel.tsx';
import { WaitingFile } from './components/waiting-file.tsx';
import { WaitingPrompt } from './components/waiting-prompt.tsx';
import { architectureOf } from './model/offer.ts';
import { projectNameFrom } from './model/project-name-from.ts';
import { EMPTY_SETUP, type FinishedSetup, type Setup, type UploadedSchema } from './model/setup.ts';
import { useGeneration } from './use-generation.ts';
import { useKeptFile } from './use-kept-file.ts';
import { usePaymentGate } from './use-payment-gate.ts';
import { useKeptPrompt } from './use-kept-prompt.ts';
import { useRunNews } from './use-run-news.ts';
import { Wizard } from './wizard/wizard.tsx';

/** The generator: the wizard, then the schema, then the run. */
export function GeneratorPage() {
  const [search, setSearch] = useSearchParams();
  const { user } = useSession();
  const offer = useOffer();
  const [setup, setSetup] = useState<Setup>(EMPTY_SETUP);
  const [isSetUp, setSetUp] = useState(false);
  const change = (part: Partial<Setup>) => setSetup((known) => ({ ...known, ...part }));
  const suggestName = (source: string) =>
    setSetup((known) => (known.projectName === '' ? { ...known, projectName: projectNameFrom(source) } : known));
  const [file, setFile] = useKeptFile((kept) => suggestName(kept.name));
  const [prompt, forgetPrompt] = useKeptPrompt(suggestName);
  const [isAnother, setAnother] = useState(false);
  const { run, build, reset } = useGeneration(search.get('project'));
  const gate = usePaymentGate(user?.id ?? '', run);
  useRunNews(run);

  const finished: FinishedSetup = { ...setup, architectureType: architectureOf(setup, offer) };
  const buildFrom = (source: File | UploadedSchema) => user && build({ source, setup: finished, userId: user.id });
  const backToFile = () => {
    reset();
    setSearch({}, { replace: true });
  };
  const startOver = () => {
    backToFile();
    setFile(null);
    setSetup(EMPTY_SETUP);
    setSetUp(false);
    setAnother(true);
  };
  const refusal = isAnother ? gate.refusalFor(setup.features) : null;
  const waiting = prompt !== null && <WaitingPrompt text={prompt} onRemove={forgetPrompt} />;

  if (run.at !== 'idle') {
    const handlers = { onRetry: buildFrom, onOtherFile: backToFile, onAnother: startOver };
    return <RunPage run={run} setup={isSetUp ? finished : null} gate={gate} {...handlers} />;
  }
  if (!isSetUp) {
    return (
      <Wizard
        setup={setup}
        offer={offer}
        notice={
          <>
            {refusal && <PaymentPanel failure={refusal} features={setup.features} onPaid={gate.afterPayment} />}
            {file && <WaitingFile file={file} onRemove={() => setFile(null)} />}
            {waiting}
          </>
        }
        onLeaveFeatures={gate.forget}
        onChange={change}
        onFinish={(chosen) => {
          setSetup(chosen);
          setSetUp(true);
        }}
      />
    );
  }
  return (
    <Compose
      setup={finished}
      offer={offer}
      file={file}
      gate={gate}
      notice={waiting}
      onFile={setFile}
      onChangeSetup={() => setSetUp(false)}
      onBuild={buildFrom}
    />
  );
}

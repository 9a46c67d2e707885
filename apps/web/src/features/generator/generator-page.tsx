import { suggestProjectName } from '@backsmith/options';
import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { forgetKeptFile } from '../../shared/lib/kept-file.ts';
import { forgetKeptPrompt } from '../../shared/lib/kept-prompt.ts';
import { forgetKeptTemplate } from '../../shared/lib/kept-template.ts';
import { useSession } from '../../shared/session/session-context.ts';
import { useOffer } from './api/use-offer.ts';
import { forgetTyped } from '../../shared/lib/kept-typing.ts';
import { Waiting } from '../../shared/ui/waiting.tsx';
import type { Mode } from './components/compose-head.tsx';
import { Brought } from './components/brought.tsx';
import { Compose } from './components/compose.tsx';
import { RunPage } from './components/run-page.tsx';
import { PaymentPanel } from './components/payment-panel.tsx';
import { usePaymentDialog } from './components/use-payment-dialog.tsx';
import { KeptElsewhere } from './keeping/kept-elsewhere.tsx';
import { markOfFile, workOf } from './keeping/kept-work.ts';
import { newDraftKey } from './keeping/new-draft-key.ts';
import type { OpenedWork } from './keeping/open-work.ts';
import { useKeeper } from './keeping/use-keeper.ts';
import { useOpenWork } from './keeping/use-open-work.ts';
import { architectureOf } from './model/offer.ts';
import { nameOfTemplate } from './model/name-of-template.ts';
import type { DraftSchema, FinishedSetup, Setup } from './model/setup.ts';
import { setupWithin } from './understanding/setup-within.ts';
import { useDoor } from './use-door.ts';
import { useGeneration } from './use-generation.ts';
import { useKeptFile } from './use-kept-file.ts';
import { type KeptSetup, useKeptSetup } from './use-kept-setup.ts';
import { usePaymentGate } from './use-payment-gate.ts';
import { useKeptPrompt } from './use-kept-prompt.ts';
import { useKeptTemplate } from './use-kept-template.ts';
import { useReview } from './use-review.ts';
import { useRunNews } from './use-run-news.ts';
import { SourceFields } from './wizard/source-fields.tsx';
import { Wizard } from './wizard/wizard.tsx';

/** The generator, where this account or a stranger left it. Whoever is not signed in and brought nothing is sent home. */
export function GeneratorPage() {
  const { user } = useSession();
  const owner = user?.id ?? null;
  const { opened, turn, takeOver } = useOpenWork(owner);
  if (opened === null) return <Waiting>Loading...</Waiting>;
  if (owner === null && !opened.hasSource) return <Navigate to="/" replace />;
  return <Generator key={`${owner} ${turn}`} opened={opened} hasTakenOver={turn > 0} onTakeOver={takeOver} />;
}

type GeneratorProps = {
  readonly opened: OpenedWork;
  /** This tab took the draft from another one. */
  readonly hasTakenOver: boolean;
  readonly onTakeOver: () => void;
};

/** The schema, where one was brought; the wizard; then the run. */
function Generator({ opened, hasTakenOver, onTakeOver }: GeneratorProps) {
  const [search, setSearch] = useSearchParams();
  const { user } = useSession();
  const owner = user?.id ?? null;
  const offer = useOffer();
  const { setup, isSetUp, view, isBuilding, step, changeSetup, updateSetup, ...keptSetup } = useKeptSetup({
    hasArrived: opened.hasArrived,
    isStranger: user === null,
  });
  const takeName = (projectName: string) => updateSetup((known) => withName(known, projectName));
  const suggestName = (source: string) => takeName(suggestProjectName(source));
  const [file, setFile] = useKeptFile(owner, (kept) => suggestName(kept.name));
  const [prompt, keepPrompt] = useKeptPrompt(owner, suggestName);
  const [template, setTemplate] = useKeptTemplate(owner, (kept) => takeName(nameOfTemplate(kept.name)));
  const [idea, setIdea] = useState(prompt ?? '');
  const [mode, setMode] = useState<Mode>(opened.mode);
  const [draftKey, setDraftKey] = useState(opened.draft);
  const [isAnother, setAnother] = useState(false);
  const { run, build, follow, reset } = useGeneration(user && search.get('project'));
  const draftOf = (from: Mode, key: string) => `${from}-${key}`;
  const gate = usePaymentGate(owner, run, draftOf(mode, draftKey));
  useRunNews(run);

  const review = useReview(file, template, { left: { idea, drafts: opened.drafts }, isStranger: user === null });
  const [looksFirst] = useState(() => hasUnreadIdea(keptSetup.kept, idea, opened));
  /** What the server holds already, of which file, idea or model. */
  const [held, setHeld] = useState<{ readonly of: object | string | null; readonly schema: DraftSchema } | null>(null);

  const finished: FinishedSetup = { ...setup, architectureType: architectureOf(setup, offer) };
  /** What is chosen for columns and tables counts for the schema at hand only. */
  const setupFor = (from: Mode): FinishedSetup => {
    const draft = review.draftOf(from);
    return setupWithin(finished, draft);
  };
  /** What a schema is made of: the same one again is not sent again. */
  const givenIn = (from: Mode) => ({ chat: idea, file, model: template })[from];
  /** What the server is to keep: a model goes there as its schema, as a file does. */
  const sourceOf = (from: Mode, text: string | undefined) => {
    if (from !== 'model') return from === 'chat' ? { idea } : file;
    return template === null || text === undefined ? null : new File([text], `${template.name}.sql`);
  };
  const orderOf = (from: Mode, key: string) =>
    user && { setup: setupFor(from), userId: user.id, draft: draftOf(from, key) };
  const buildAgain = (schema: DraftSchema) => {
    const order = orderOf(mode, draftKey);
    if (order) build({ ...order, source: schema });
  };
  const buildFrom = (from: Mode, key = draftKey) => {
    const order = orderOf(from, key);
    const text = review.textOf(from);
    const isHeld = key === draftKey && held?.of === givenIn(from);
    const source = isHeld ? held.schema : sourceOf(from, text);
    if (order && source) build({ ...order, source, text });
  };
  /** What comes next is another draft: it is nothing that was built before. */
  const renewDraft = () => {
    const key = newDraftKey();
    setDraftKey(key);
    return key;
  };
  /** What has to come first does: the steps, and an account. */
  const requestBuild = (from: Mode) => {
    if (!isSetUp) keptSetup.openWizard(true);
    else if (user === null) keptSetup.setBuilding(true);
    else buildFrom(from);
  };
  const isAsked = useDoor(keptSetup.kept, user === null);
  const takeIdea = (text: string) => {
    renewDraft();
    keepPrompt(text);
    setIdea(text);
  };
  const goBack = (other?: string) => {
    if (other !== undefined) takeIdea(other);
    reset();
    setSearch({}, { replace: true });
    // The server has it, and this page goes on with it all the same.
    if (file !== null) setFile(file);
  };
  const reviewFirst = (schema: DraftSchema) => {
    setHeld({ of: givenIn(mode), schema });
    goBack();
    void review.hold(mode, schema);
  };
  const isAccepted = run.at === 'generating' || run.at === 'lost' || run.at === 'completed';
  const forgetKept = useEffectEvent(() => {
    void forgetKeptFile();
    forgetKeptPrompt();
    forgetKeptTemplate();
    keptSetup.forget();
    forgetTyped();
  });
  useEffect(() => {
    // The server has it now; a new project begins with an empty page.
    if (isAccepted) forgetKept();
  }, [isAccepted]);
  const hold = useKeeper({
    owner,
    takeOver: hasTakenOver,
    isOpen: !isAccepted,
    hasChanges: review.hasChanges,
    work: () => {
      const drafts = review.toKeep();
      return (
        drafts &&
        workOf({ draft: draftKey, mode, idea, template, file: markOfFile(file), setup: keptSetup.kept, drafts })
      );
    },
    parts: [draftKey, mode, idea, template, file, keptSetup.kept, ...review.states],
  });
  const removeFile = () => {
    renewDraft();
    review.setAside('file');
    setFile(null);
  };
  const removeTemplate = () => {
    renewDraft();
    review.setAside('model');
    setTemplate(null);
  };
  const takeTemplate = (chosen: typeof template) => {
    if (chosen === null) removeTemplate();
    else {
      renewDraft();
      setTemplate(chosen);
    }
  };
  const takeFile = (chosen: File | null) => {
    if (chosen === null) removeFile();
    else {
      renewDraft();
      setMode('file');
      setFile(chosen);
    }
  };
  const draft = review.draftOf(mode);
  const startOver = () => {
    goBack('');
    removeFile();
    removeTemplate();
    review.forgetIdea();
    setHeld(null);
    keptSetup.reset();
    gate.checkAgain();
    setAnother(true);
  };
  const refusal = isAnother ? gate.refusalFor(setup.features) : null;
  const { pay, dialog } = usePaymentDialog(gate, gate.afterPayment);
  if (run.at !== 'idle') {
    const handlers = {
      ...{ onRetry: buildAgain, onFollow: follow, onBack: goBack, onReview: reviewFirst, onAnother: startOver },
      onAnew: () => buildFrom(mode, renewDraft()),
    };
    return <RunPage run={run} setup={isSetUp ? finished : null} gate={gate} {...handlers} />;
  }
  const elsewhere = hold === 'elsewhere' && <KeptElsewhere onTakeOver={onTakeOver} />;
  if (view === 'wizard') {
    return (
      <>
        {dialog}
        {elsewhere}
        <Wizard
          setup={setup}
          offer={offer}
          lead={isBuilding ? 'Three short steps, filled in from your schema. Then it is built.' : undefined}
          draft={draft}
          fields={(start) => (
            <SourceFields
              fromIdea={offer.fromIdea}
              idea={idea}
              onIdea={(text) => {
                setMode('chat');
                takeIdea(text);
              }}
              file={file}
              onFile={takeFile}
              template={template}
              draftOf={review.draftOf}
              onRemoveIdea={() => {
                review.forgetIdea();
                takeIdea('');
              }}
              onRemoveTemplate={removeTemplate}
              onSend={start}
            />
          )}
          notice={
            <>
              {refusal && (
                <PaymentPanel
                  failure={refusal}
                  features={setup.features}
                  due={gate.dueFor(setup.features)}
                  onPay={pay}
                />
              )}
              {/* On the way to a build all of it was looked at. */}
              {!isBuilding && (
                <Brought
                  {...{ file, template, prompt, review }}
                  onRemoveFile={removeFile}
                  onRemoveTemplate={removeTemplate}
                  onRemovePrompt={() => takeIdea('')}
                />
              )}
            </>
          }
          firstStep={step}
          onStep={keptSetup.setStep}
          onLeaveFeatures={gate.forget}
          onChange={changeSetup}
          onFinish={(chosen) => {
            changeSetup(chosen);
            keptSetup.finishWizard();
          }}
        />
      </>
    );
  }
  return (
    <>
      {elsewhere}
      <Compose
        setup={setupFor(mode)}
        offer={offer}
        file={file}
        gate={gate}
        mode={offer.fromIdea || mode === 'model' ? mode : 'file'}
        onMode={setMode}
        onFile={takeFile}
        template={template}
        onTemplate={takeTemplate}
        idea={idea}
        onIdea={takeIdea}
        review={review}
        onSetup={changeSetup}
        onChangeSetup={() => keptSetup.openWizard(false)}
        isStranger={user === null}
        isSetUp={isSetUp}
        looksFirst={looksFirst}
        isAsked={isAsked}
        onAsked={() => keptSetup.setBuilding(false)}
        onBuild={requestBuild}
      />
    </>
  );
}

/** What the names become when something is brought: those that were typed stay. */
function withName(setup: Setup, projectName: string): Setup {
  if (setup.projectName !== '') return setup;
  const packageName = setup.packageName === '' ? `com.example.${projectName}` : setup.packageName;
  return { ...setup, projectName, packageName };
}

/** An idea that was given on the site and is not read yet: its schema is shown at once. */
function hasUnreadIdea({ view, isSetUp }: KeptSetup, idea: string, { drafts }: OpenedWork): boolean {
  return view === 'review' && !isSetUp && idea !== '' && drafts.chat === undefined;
}

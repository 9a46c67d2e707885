import { checkSqlFile } from '@backsmith/contract';
import { suggestPlan } from '@backsmith/options';
import { lazy, Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { KeptTemplate } from '../../../shared/lib/kept-template.ts';
import { planSource } from '../../../shared/pricing/plan-cache.ts';
import { usePlans } from '../../../shared/pricing/use-plans.ts';
import { Waiting } from '../../../shared/ui/waiting.tsx';
import { checkIdea } from '../model/check-idea.ts';
import { failureOf, type GenerationFailure } from '../model/failure.ts';
import { isPayable } from '../model/gate.ts';
import type { Offer } from '../model/offer.ts';
import type { FinishedSetup, Setup } from '../model/setup.ts';
import { Bill, SkipToBuild } from '../review/bill.tsx';
import { PreviewButton } from '../review/preview-button.tsx';
import { presentOf, type Draft } from '../understanding/use-draft.ts';
import type { PaymentGate } from '../use-payment-gate.ts';
import type { Review } from '../use-review.ts';
import { BuildProblem } from './build-problem.tsx';
import { ComposeHead, type Mode } from './compose-head.tsx';
import { FileField } from './file-field.tsx';
import { IdeaField } from './idea-field.tsx';
import { ModelField } from './model-field.tsx';
import { NO_TABLES, NothingFound } from './nothing-found.tsx';
import { SourceForm } from './source-form.tsx';
import { useArrival } from './use-arrival.ts';
import { usePaymentDialog } from './use-payment-dialog.tsx';
import { usePendingPayment } from './use-pending-payment.tsx';
import { useServices } from './use-services.tsx';

const loadWorkspace = () => import('../review/workspace.tsx');
const Workspace = lazy(loadWorkspace);

type ComposeProps = {
  readonly setup: FinishedSetup;
  readonly offer: Offer;
  readonly mode: Mode;
  /** Absent: there is the file only. */
  readonly onMode?: ((mode: Mode) => void) | undefined;
  readonly file: File | null;
  readonly onFile: (file: File | null) => void;
  /** The model of the library that was chosen. */
  readonly template?: KeptTemplate | null;
  readonly onTemplate?: (template: KeptTemplate | null) => void;
  readonly idea: string;
  readonly onIdea: (text: string) => void;
  /** What was understood of each of them. */
  readonly review: Review;
  readonly onSetup: (change: Partial<Setup>) => void;
  readonly onChangeSetup: () => void;
  /** Nobody is signed in: an account is asked for when it is built. */
  readonly isStranger?: boolean;
  /** The wizard was walked; else it is, when it is built. */
  readonly isSetUp?: boolean;
  /** The idea is read as soon as one comes: it was given on the site. */
  readonly looksFirst?: boolean;
  /** Build was pressed before, and what it asked for is done: the build goes on. */
  readonly isAsked?: boolean;
  readonly onAsked?: () => void;
  readonly gate: PaymentGate;
  readonly onBuild: (mode: Mode) => void;
};

/** Somebody who is signed in and was through the wizard. */
const ORDINARY = { isStranger: false, isSetUp: true, looksFirst: false, isAsked: false } as const;

/** Where the schema comes in, an idea in words, a file or a model; and once it is understood, where it is looked at. */
export function Compose({ setup, offer, mode, file, template = null, idea, gate, review, ...on }: ComposeProps) {
  const { isStranger, isSetUp, looksFirst, isAsked } = { ...ORDINARY, ...on };
  useEffect(() => {
    // It is wanted as soon as there is a file or an idea; where it cannot be loaded, that is said there.
    loadWorkspace().catch(() => undefined);
  }, []);
  const [failure, setFailure] = useState(() => (mode === 'chat' && idea.trim() !== '' ? checkIdea(idea) : null));
  const badge = gate.badgeFor(setup.features);
  const draft = review.draftOf(mode);
  const isReading = review.isReading(mode);
  const empty = withoutTables(draft);
  const { services, blocked } = useServices(setup, draft, on.onSetup);

  const changeMode = chooserOf(on.onMode, () => setFailure(null));
  const takeFile = (chosen: File) => {
    const problem = fileProblem(chosen);
    setFailure(problem);
    if (!problem) on.onFile(chosen);
  };
  const takeIdea = (text: string) => {
    // An error about a short text stays until the text is long enough (spec 1 §5).
    if (failure && checkIdea(text) === null) setFailure(null);
    on.onIdea(text);
  };
  const goOn = () => {
    setFailure(null);
    gate.afterPayment();
    on.onBuild(mode);
  };
  const payment = usePaymentDialog(gate, goOn);
  const { pay } = payment;
  // Who is freed while the dialog is open is asked for nothing more.
  const dialog = gate.dueFor(setup.features).kind !== 'free' && payment.dialog;
  const pending = usePendingPayment({
    ...{ gate, features: setup.features, isInDialog: Boolean(dialog) },
    onPaid: goOn,
    onDeclined: setFailure,
  });
  const { shown } = usePlans(planSource);
  const problemOf = (): GenerationFailure | null => {
    if (mode === 'chat') return checkIdea(idea);
    return (mode === 'file' ? fileProblem(file) : null) ?? (empty ? NO_TABLES : null);
  };
  const build = () => {
    const problem = problemOf();
    // What has to be paid depends on what the wizard asks for.
    const refusal = problem ?? (isSetUp ? gate.refusalFor(setup.features) : null);
    if (problem === null && refusal !== null && pending.panel !== null) {
      setFailure(null);
      pending.wait();
      return;
    }
    setFailure(refusal);
    if (problem !== null && mode === 'chat') void addSuggestions(problem);
    if (refusal === null) on.onBuild(mode);
    else if (problem === null) askForPayment(refusal);
    // Whoever has to pay first sees what it is for.
    if (refusal !== null && problem === null && mode === 'chat' && draft === null) void review.readIdea(idea);
  };
  const askForPayment = (refusal: GenerationFailure) => {
    gate.checkAgain();
    const plan = refusal.plan ?? suggestPlan(shown, setup.features);
    // Who has paid for something that does not cover this is asked what is to give way.
    if (plan?.available === true && gate.dueFor(setup.features).kind === 'price') pay(plan);
  };
  const addSuggestions = async (problem: GenerationFailure) => {
    const suggestions = await review.suggestionsFor(idea);
    setFailure((shown) => (shown === problem ? { ...shown, suggestions } : shown));
  };
  // A text that came along from the site may be too short for the chat.
  const helpOn = useEffectEvent(() => {
    if (failure) void addSuggestions(failure);
  });
  useEffect(() => helpOn(), []);
  const lookFirst = async () => {
    const problem = checkIdea(idea);
    setFailure(problem);
    if (problem === null) setFailure(await review.readIdea(idea));
    else void addSuggestions(problem);
  };
  useArrival({
    ...{ mode, draft, gate, looksFirst, isAsked },
    onLook: () => void lookFirst(),
    onBuild: () => {
      on.onAsked?.();
      if (!blocked) build();
    },
  });
  const payable = failure !== null && isPayable(failure);
  const problem: ReactNode = (failure ?? pending.panel) !== null && (
    <BuildProblem
      failure={failure}
      pending={pending.panel}
      features={setup.features}
      due={gate.dueFor(setup.features)}
      onFree={() => on.onBuild(mode)}
      onPay={pay}
      onSuggestion={takeIdea}
    />
  );

  if (draft && !empty) {
    return (
      <>
        {dialog}
        <Suspense fallback={<Waiting>Loading...</Waiting>}>
          <Workspace
            name={setup.projectName}
            draft={draft}
            from={{ chat: idea, file, model: template }[mode] ?? idea}
            head={
              <>
                <SkipToBuild />
                <ComposeHead
                  name={setup.projectName}
                  badge={badge}
                  mode={mode}
                  fromIdea={offer.fromIdea}
                  onMode={changeMode}
                  isStranger={isStranger}
                />
              </>
            }
            problem={problem}
            services={services}
            onPlan={(plan) => on.onSetup({ services: plan })}
            onCount={(count) => on.onSetup({ services: null, servicesCount: count })}
            bill={
              <Bill
                setup={setup}
                due={gate.dueFor(setup.features)}
                buildLabel={BUILD_LABELS[mode]}
                isQuiet={payable}
                onBuild={build}
                onChangeSetup={on.onChangeSetup}
                blocked={blocked}
                preview={
                  <PreviewButton
                    setup={setup}
                    present={presentOf(draft)}
                    isStranger={isStranger}
                    onChoices={(choices) => on.onSetup({ choices })}
                  />
                }
                onSwitchOff={(lacks) => {
                  setFailure(null);
                  const off = Object.fromEntries(lacks.map((name) => [name, false]));
                  on.onSetup({ features: { ...setup.features, ...off } });
                }}
              />
            }
            onRemove={() => {
              setFailure(null);
              if (mode === 'file') on.onFile(null);
              else if (mode === 'model') on.onTemplate?.(null);
              else review.forgetIdea();
            }}
            {...review.handlersOf(mode, draft)}
          />
        </Suspense>
      </>
    );
  }
  return (
    <>
      {dialog}
      <SourceForm
        setup={setup}
        mode={mode}
        badge={badge}
        fromIdea={offer.fromIdea}
        isReading={isReading}
        isQuiet={payable || empty !== null}
        buildLabel={BUILD_LABELS[mode]}
        onMode={changeMode}
        isStranger={isStranger}
        onChangeSetup={on.onChangeSetup}
        onBuild={isStranger && mode === 'chat' ? () => void lookFirst() : build}
        onLookFirst={() => void lookFirst()}
        hasIdea={idea.trim() !== ''}
      >
        {problem}
        {mode === 'file' && empty && !failure && <NothingFound draft={empty} />}
        {mode === 'chat' && (
          <IdeaField value={idea} onChange={takeIdea} onSend={isStranger ? () => void lookFirst() : build} />
        )}
        {mode === 'file' && (
          <FileField file={file} isOfNoUse={empty !== null} onTake={takeFile} onRemove={() => on.onFile(null)} />
        )}
        {mode === 'model' && <ModelField isReading={isReading} onUse={(chosen) => on.onTemplate?.(chosen)} />}
      </SourceForm>
    </>
  );
}

/** Chooses another mode on a clean page; nothing where there is one mode only. */
function chooserOf(onMode: ComposeProps['onMode'], clear: () => void): ComposeProps['onMode'] {
  if (onMode === undefined) return undefined;
  return (chosen) => {
    clear();
    onMode(chosen);
  };
}

const BUILD_LABELS = {
  chat: 'Build from Idea',
  file: 'Build from Database',
  model: 'Build from Model',
} as const satisfies Record<Mode, string>;

/** A draft that nothing can be built of. */
function withoutTables(draft: Draft | null): Draft | null {
  return draft !== null && presentOf(draft).tables.length === 0 ? draft : null;
}

function fileProblem(file: File | null): GenerationFailure | null {
  const problem = checkSqlFile(file ?? undefined);
  return problem ? failureOf(problem.code, problem.message) : null;
}

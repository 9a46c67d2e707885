import { MESSAGES, PRODUCT } from '@backsmith/contract';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useSession } from '../../shared/session/session-context.ts';
import { LoadProblem } from '../../shared/ui/load-problem.tsx';
import { Waiting } from '../../shared/ui/waiting.tsx';
import { useAgain, type Again } from './api/use-again.ts';
import { useOffer } from './api/use-offer.ts';
import { Compose } from './components/compose.tsx';
import { RunPage } from './components/run-page.tsx';
import { againGate } from './model/again-gate.ts';
import { architectureOf } from './model/offer.ts';
import { EMPTY_SETUP, setupOf, type DraftSchema, type Setup } from './model/setup.ts';
import { setupWithin } from './understanding/setup-within.ts';
import { sentText } from './understanding/sent-text.ts';
import { presentOf } from './understanding/use-draft.ts';
import { useGeneration } from './use-generation.ts';
import { usePaymentGate } from './use-payment-gate.ts';
import { useReview } from './use-review.ts';
import { useRunNews } from './use-run-news.ts';
import { Wizard } from './wizard/wizard.tsx';

/** A project that is there, generated again: with other choices, or from a corrected schema. */
export function AgainPage() {
  const { projectId = '' } = useParams();
  const { data, isError, isFetching, refetch } = useAgain(projectId);
  if (data) return <BuildAgain key={projectId} again={data} />;
  if (!isError) return <Waiting>Loading your schema...</Waiting>;
  return (
    <div className="mx-auto max-w-[720px] px-4 py-12">
      <LoadProblem busy={isFetching} onRetry={refetch}>
        {MESSAGES.schemaFailed}
      </LoadProblem>
    </div>
  );
}

function BuildAgain({ again: { schema, regeneration } }: { readonly again: Again }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const offer = useOffer();
  const [setup, setSetup] = useState<Setup>(() => (schema.options === null ? EMPTY_SETUP : setupOf(schema.options)));
  const [isSetUp, setSetUp] = useState(schema.options !== null);
  const [original] = useState(() => new File([schema.sqlSchema], `${schema.options?.projectName ?? 'schema'}.sql`));
  const [file, setFile] = useState<File | null>(original);
  const { run, build, follow, reset } = useGeneration(search.get('project'));
  const gate = againGate(usePaymentGate(user?.id ?? '', run, `again-${schema.projectId}`), regeneration);
  useRunNews(run);
  const review = useReview(file);
  const draft = review.draftOf('file');

  const change = (part: Partial<Setup>) => setSetup((known) => ({ ...known, ...part }));
  const finished = setupWithin({ ...setup, architectureType: architectureOf(setup, offer) }, draft);
  const buildFrom = async () => {
    if (user === null || file === null) return;
    const source = { ...heldOf(schema), sqlSchema: await textToBuild() };
    build({ source, setup: finished, userId: user.id });
  };
  /** Sent as it came where nothing was changed: then the bytes that were given first count. */
  const textToBuild = async () => {
    if (file === original && review.textOf('file') === undefined) return schema.sqlSchema;
    return draft ? sentText(presentOf(draft)) : ((await file?.text()) ?? '');
  };
  const goBack = () => {
    reset();
    setSearch({}, { replace: true });
  };
  if (run.at !== 'idle') {
    return (
      <RunPage
        run={run}
        setup={finished}
        gate={gate}
        onRetry={(held) => user && build({ source: held, setup: finished, userId: user.id })}
        onFollow={follow}
        onBack={goBack}
        onReview={goBack}
        onAnother={() => void navigate(PRODUCT.chatPath)}
      />
    );
  }
  if (!isSetUp) {
    return (
      <Wizard
        title="Build again"
        setup={setup}
        offer={offer}
        onLeaveFeatures={gate.forget}
        onChange={change}
        onFinish={(chosen) => {
          change(chosen);
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
      mode="file"
      onFile={setFile}
      idea=""
      onIdea={() => undefined}
      review={review}
      onSetup={change}
      onChangeSetup={() => setSetUp(false)}
      onBuild={() => void buildFrom()}
    />
  );
}

/** The schema as a draft the server holds already. */
function heldOf({ projectId, sqlSchema, originalIdea, storedAt }: Again['schema']): DraftSchema {
  return { ...{ projectId, sqlSchema, originalIdea }, schemaType: 'uploaded_file', generatedAt: storedAt };
}

import { keysOf } from '@backsmith/text';
import { phrases, words, wordTable } from '../model/word-set.ts';

/**
 * What a verb says about its subject S and object O:
 * has: S has O; belongs: S belongs to O; creates: S makes or does O; joins: many S with many O;
 * acts: an act of S upon O that is a record of its own; keeps: S is the software or its user, O what is kept; other: no link.
 */
export type VerbSense = 'has' | 'belongs' | 'creates' | 'joins' | 'acts' | 'keeps' | 'other';

const SENSES: Readonly<Record<VerbSense, string>> = {
  has: `have contain include comprise hold carry consist offer own list feature possess own provide receive get cover span require involve use wear raise breed house host run operate employ show cultivate grow `,
  belongs: `belong depend relate refer link attach connect associate assign allot allocate tie map come stem derive live reside stay sit stand lie fall happen occur`,
  creates: `appraise cremate embalm award baptise baptize cater celebrate announce advertise decorate excavate exhibit renovate originate subcontract dispatch emit transmit outsource initiate invent restore officiate assemble create teach pay define grade supply distribute promote propose recommend recruit test install implement introduce conduct execute process pack load transport nominate elect certify compile edit guide mentor train advise examine investigate observe photograph rehearse translate serve groom walk wash mow deliver host present roast sew knit weld print publish stream broadcast direct produce compose arrange appoint quote invoice bill  write make submit place post publish upload send issue organize organise produce prescribe build compose draft generate file leave give conduct perform prepare  
 deliver ship schedule plan design earn win log author launch invite hire buy complete collect start finish sell answer accept cast sign undergo fly handle pick treat serve lead escalate manufacture assemble discharge transcribe curate reimburse administer redeem owe supervise coach examine measure trigger draw paint bake brew cook roast plant harvest sow catch land photograph film record capture bring drop set hand commission lodge yield sculpt carve forge weave engrave etch distil distill
  chair convene collate dispense levy impose enact erect fabricate formulate furnish render subtitle dub animate illustrate crochet embroider upholster `,
  joins: `join study take use drive operate ride listen like  enroll enrol attend participate follow like watch speak learn play know practice practise study affect mute eat moderate volunteer compete qualify specialize`,
  acts: `report request ban borrow rent lend lease book reserve rate review donate bid vote comment apply favorite favourite bookmark subscribe order purchase inspect repair visit adopt sponsor react check-in enquire inquire swap trade exchange upvote downvote consult fund pledge back score evaluate assess judge complain object appeal service claim nominate endorse preorder prebook audition`,
  keeps: `adjust assist classify correct detect reconcile verify oversee procure summarise summarize relocate restock refuel appear lack agree disagree break fill withdraw unpack unassign merge deny decline audit calibrate upgrade slaughter vaccinate diagnose dispense inject miss quit resign demote onboard lose postpone reschedule read unsubscribe occupy deploy revoke insure digitize coordinate note track manage store keep record register monitor maintain administer save catalog catalogue document see view find search browse want need develop help support allow enable let know look
 calculate compute display export import print filter sort update delete edit remove change approve reject confirm cancel check acknowledge analyze analyse compare count notify remind warn alert lock unlock block choose select replace integrate add`,
  other: `describe indicate cut shut steal reopen recheck resend reprint shake sink sweep bear spread burn grind differ discover elapse engage equip exceed exclude explain express extend facilitate fetch ignore imply incur injure insert insist isolate
   neglect obey oblige predict preserve prioritize prohibit prove pursue reassign rebuild recall recognise recognize reflect refuse regret rejoin rely remain repay resist retain reveal revise satisfy smell specialise stretch
   substitute suffer surround suspect terminate unite vary warn wipe worry wreck forfeit dismount refit refurbish launder divorce disburse withhold outbid concede waive forgo abstain adjourn bequeath notarize notarise attest
   subpoena summon prosecute acquire divest hide dig forbid recur
   fell germinate sprout ripen mature float drift crawl jump hop kick throw shoot hunt glide inspire sleep relax cheer shout knock push pull squeeze bend unfold rinse soak
   name mention top consult belong swear evict deport arrest accuse defend represent settle vest accrue mature amortize shrink expand hibernate migrate spawn moult molt
   underline resize rotate undo redo retry rerun reboot restart rot decay tear glue insulate pave
   open tow tune sharpen polish iron hang solder drill inflate sterilize sterilise disinfect stitch mend resurface refill recharge swipe opt dock moor steer row climb
 archive replicate migrate provision decommission compile clone litigate sue mediate testify pardon convict imprison confiscate interrogate interview brief evacuate extinguish collapse freeze thaw ferment
 pasteurize pasteurise marinate prune weed plough fertilize fertilise irrigate pollinate sprout bloom wean palletize consolidate declare remit repossess underwrite indemnify commission enclose contact
 identify illustrate accompany combine convert destroy detain encounter endorse establish invest marry bury undertake preside oppose judge grant seek tend succeed go work move sit enter skip feed gather control determine divide expect explore inform locate mention mix modify negotiate obtain optimize park permit prevent protect prove recover recycle redeem reply research resolve respond restore retrieve reuse reward rotate sample scan sort specify split stock structure suggest summarize suspend tag transfer travel unload unlock validate verify weigh welcome withdraw wrap chase swim grow dream fall rise sing dance oversee consume inherit retire hatch calve lamb graze milk shear  do say think try work stop end begin become seem mean put pass meet talk ask tell call feel wait turn hear move exist suppose expect agree decide remember forget enter return skip increase decrease
 cost care deal log expire fail succeed improve reduce last wish enjoy love hate prefer arrive depart fix clean solve ensure simplify automate serve bill charge close reach share discuss communicate interact collaborate contribute repeat renew pause cancel refund move `,
};

/** Verbs with the words that go with them without being prepositions: "hand out", "sign off". */
export const PHRASAL: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  phrases(`hand out over in back, give out back away up, turn in off on, pass on out, sign off out in, send in out back off, bring in back along, take back over off on up,
    fill in out up, draw up, write up off down, set up, top up, tick off, check in off, log in, try on out, pick up out, drop off, put up on, call in off up, carry out over, cut up off,
    fix up, lay out, line up, look up, make up, mark off up, note down, order in, pay out back off, plan out, point out, pull out, roll out, sell off on out, ship out in, shut down,
    sort out, split up, start up, swap out, switch on off, trade in, try out, type in, use up, wind up, work out, hold back, keep back, let out, lend out, rent out, hire out, lock up,
    measure up, move out in, open up, phone in, print out, read out, report in, ring up, scan in out, store up, tear up, throw away out, tie up, track down, wash up, weigh in out, wipe off, cross off,
    back up, block off, book in, break down up, build up, buy in up, clean up, collect in, copy out, deal out, dole out, farm out, file away, finish off, follow up, get back in out, give in, hang up, help out, invite along in,
    knit up, leave out behind, load up, melt down, mix up, pack up, patch up, pour out in, press out, queue up, rack up, reach out, save up, seal up, serve up, show off, team up, tidy up, tune up, warm up, wrap up`).map(
    (line) => {
      const [lemma = '', ...particles] = words(line);
      return [lemma, new Set(particles)] as const;
    },
  ),
);

/** The record an act leaves: who borrows something has a loan. */
export const ACT_NOUNS = wordTable({
  borrow: 'loan',
  lend: 'loan',
  rent: 'rental',
  lease: 'lease',
  book: 'booking',
  reserve: 'reservation',
  rate: 'rating',
  review: 'review',
  donate: 'donation',
  bid: 'bid',
  vote: 'vote',
  comment: 'comment',
  apply: 'application',
  favorite: 'favorite',
  favourite: 'favorite',
  bookmark: 'bookmark',
  subscribe: 'subscription',
  order: 'order',
  purchase: 'purchase',
  inspect: 'inspection',
  repair: 'repair',
  visit: 'visit',
  adopt: 'adoption',
  sponsor: 'sponsorship',
  react: 'reaction',
  enroll: 'enrollment',
  enrol: 'enrollment',
  follow: 'follow',
  like: 'like',
  pay: 'payment',
  enquire: 'inquiry',
  inquire: 'inquiry',
  swap: 'swap',
  trade: 'trade',
  pledge: 'pledge',
  back: 'pledge',
  ban: 'ban',
  report: 'report',
  score: 'score',
  evaluate: 'evaluation',
  assess: 'assessment',
  judge: 'score',
  service: 'service',
  complain: 'complaint',
  object: 'objection',
  appeal: 'appeal',
  request: 'request',
  upvote: 'upvote',
  claim: 'claim',
  nominate: 'nomination',
  endorse: 'endorsement',
  preorder: 'order',
  prebook: 'booking',
  audition: 'audition',
  downvote: 'vote',
});

const IRREGULAR = `have has had having had|seek seeks sought seeking sought|buy buys bought buying bought|sell sells sold selling sold|write writes wrote writing written|make makes made making made|take takes took taking taken
give gives gave giving given|keep keeps kept keeping kept|hold holds held holding held|send sends sent sending sent|build builds built building built|leave leaves left leaving left|lend lends lent lending lent
teach teaches taught teaching taught|bring brings brought bringing brought|get gets got getting gotten|see sees saw seeing seen|find finds found finding found|know knows knew knowing known|speak speaks spoke speaking spoken
drive drives drove driving driven|ride rides rode riding ridden|fly flies flew flying flown|come comes came coming come|go goes went going gone|do does did doing done|say says said saying said|run runs ran running run
win wins won winning won|meet meets met meeting met|pay pays paid paying paid|grow grows grew growing grown|draw draws drew drawing drawn|begin begins began beginning begun|choose chooses chose choosing chosen
put puts put putting put|set sets set setting set|read reads read reading read|think thinks thought thinking thought|tell tells told telling told|feel feels felt feeling felt|hear hears heard hearing heard
sit sits sat sitting sat|stand stands stood standing stood|lie lies lay lying lain|fall falls fell falling fallen|wear wears wore wearing worn|catch catches caught catching caught|feed feeds fed feeding fed
breed breeds bred breeding bred|lead leads led leading led|show shows showed showing shown|bid bids bid bidding bid|cost costs cost costing cost|mean means meant meaning meant|forget forgets forgot forgetting forgotten|become becomes became becoming become|sow sows sowed sowing sown|let lets let letting let|spend spends spent spending spent|lay lays laid laying laid|cast casts cast casting cast|undergo undergoes underwent undergoing undergone|cut cuts cut cutting cut|hit hits hit hitting hit|shut shuts shut shutting shut|split splits split splitting split|spread spreads spread spreading spread
weave weaves wove weaving woven|sew sews sewed sewing sewn|hang hangs hung hanging hung|break breaks broke breaking broken|steal steals stole stealing stolen|lose loses lost losing lost|shake shakes shook shaking shaken|sink sinks sank sinking sunk|sweep sweeps swept sweeping swept
bear bears bore bearing borne|throw throws threw throwing thrown|shoot shoots shot shooting shot|freeze freezes froze freezing frozen|hide hides hid hiding hidden|dig digs dug digging dug|forbid forbids forbade forbidding forbidden|grind grinds ground grinding ground|deal deals dealt dealing dealt
eat eats ate eating eaten|sing sings sang singing sung|swim swims swam swimming swum|rise rises rose rising risen|withdraw withdraws withdrew withdrawing withdrawn|oversee oversees oversaw overseeing overseen|quit quits quit quitting quit|tear tears tore tearing torn|sleep sleeps slept sleeping slept
undertake undertakes undertook undertaking undertaken|withhold withholds withheld withholding withheld|outbid outbids outbid outbidding outbid|rebuild rebuilds rebuilt rebuilding rebuilt|repay repays repaid repaying repaid|bend bends bent bending bent`;

export type VerbForm = 'base' | 's' | 'past' | 'ing';
export type Verb = {
  readonly lemma: string;
  readonly form: VerbForm;
  readonly participle: boolean;
  readonly sense: VerbSense;
};

function regularForms(lemma: string): readonly (readonly [string, VerbForm, boolean])[] {
  const doubled =
    /[^aeiou][aeiou][bdgmnprt]$/u.test(lemma) &&
    (lemma.length < 5 ||
      /(submit|refer|transfer|cancel|control|commit|permit|admit|occur|recur|equip|allot)$/u.test(lemma));
  const stem = doubled ? lemma + lemma.slice(-1) : lemma;
  const silent = lemma.endsWith('e');
  const endsInY = /[^aeiou]y$/u.test(lemma);
  const spoken = endsInY ? `${lemma.slice(0, -1)}ied` : `${stem}ed`;
  const past = silent ? `${lemma}d` : spoken;
  const ing = silent && !lemma.endsWith('ee') ? `${lemma.slice(0, -1)}ing` : `${stem}ing`;
  const plain = endsInY ? `${lemma.slice(0, -1)}ies` : `${lemma}s`;
  const third = /(s|x|z|ch|sh|o)$/u.test(lemma) ? `${lemma}es` : plain;
  const extra =
    lemma.endsWith('l') && !doubled
      ? [[`${lemma}led`, 'past', true] as const, [`${lemma}ling`, 'ing', false] as const]
      : [];
  return [[lemma, 'base', false], [third, 's', false], [past, 'past', true], [ing, 'ing', false], ...extra];
}

function verbTable(): ReadonlyMap<string, Verb> {
  const irregular = new Map(
    IRREGULAR.split(/[|\n]/u).map((line) => {
      const forms = words(line);
      return [forms[0] ?? '', forms] as const;
    }),
  );
  const table = new Map<string, Verb>();
  for (const sense of keysOf(SENSES)) {
    for (const word of words(SENSES[sense])) addVerb(table, word, sense, irregular.get(word));
  }
  return table;
}

function addVerb(
  table: Map<string, Verb>,
  lemma: string,
  sense: VerbSense,
  forms: readonly string[] | undefined,
): void {
  const add = (text: string, form: VerbForm, participle: boolean): void => {
    if (!table.has(text)) table.set(text, { lemma, form, participle, sense });
  };
  if (forms === undefined) {
    for (const [text, form, participle] of regularForms(lemma)) add(text, form, participle);
    return;
  }
  const kinds: readonly (readonly [VerbForm, boolean])[] = [
    ['base', false],
    ['s', false],
    ['past', true],
    ['ing', false],
    ['past', true],
  ];
  forms.forEach((text, index) => {
    const [form, participle] = kinds[index] ?? ['base', false];
    add(text, form, participle);
  });
}

/** Every form of every verb in lower case. */
export const VERBS: ReadonlyMap<string, Verb> = verbTable();

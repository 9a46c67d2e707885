import type { Role } from '@backsmith/options';
import type { Contribution } from './contribution.ts';
import type { ClassName, JavaType } from './java.ts';

/** Whether records of a kind are there: asked of all a request refers to at once. */
export type ExistenceQuestion = {
  readonly kind: 'exists';
  readonly method: string;
  /** What the other service calls these records, and the constant that holds it: `order-lines`, `ORDER_LINE`. */
  readonly records: string;
  readonly constant: string;
  /** The parts of a key, in their order. */
  readonly parameters: readonly string[];
};

/** How many records refer to one of ours, by the list of them. */
export type CountQuestion = {
  readonly kind: 'counts';
  readonly method: string;
  /** With each parameter in braces: `/api/v1/orders?customerId={id}&size=1`. */
  readonly address: string;
  readonly parameters: readonly string[];
};

/** What another service is asked. */
export type NeighbourCall = ExistenceQuestion | CountQuestion;

/** Another service of the system, as one that asks it knows it. */
export type Neighbour = {
  /** What it is called by everybody. */
  readonly name: string;
  /** What the client is called in our classes, and the interface it implements. */
  readonly member: string;
  readonly client: ClassName;
  /** Stands for it in tests. */
  readonly standIn: ClassName;
  readonly calls: readonly NeighbourCall[];
  /** It is asked for labels of its records. */
  readonly tellsLabels?: true;
};

/** The neighbours of a service, and how they are asked. */
export type NeighboursPart = Contribution & {
  readonly name: 'neighbours';
  readonly classes: {
    /** Asks, again where that may help, and tells what became of it. */
    readonly neighbours: ClassName;
    readonly configuration: ClassName;
    /** All that a request refers to elsewhere, each record once. */
    readonly references: ClassName;
    /** What a list of theirs answers, as far as it is read. */
    readonly counted: ClassName;
    /** Asks with the token of the call; written only where that is passed on. */
    readonly callerToken: ClassName;
    /** How calls leave: named by the request they are made for. Its test, and the filter that names requests. */
    readonly outgoing: ClassName;
    readonly outgoingTest: ClassName;
    readonly requestId: ClassName;
    /** What stands for them in tests knows, and the tests. */
    readonly standIns: ClassName;
    readonly test: ClassName;
  };
  readonly neighbours: readonly Neighbour[];
  /** Where each of them says which records are missing. */
  readonly asksAt: string;
  /** What is asked for the records of each resource. */
  readonly asking: readonly ResourceReferences[];
  /** What they are asked for the labels of, where answers may name records of theirs. */
  readonly labels?: LabelQuestions;
  /** They are asked with the token of the call, and may refuse it. */
  readonly passesToken: boolean;
  /** Notes what is under way, where all of the system can. */
  readonly promises?: ClassName;
  /** Where each of them says which records it is about to refer to. */
  readonly refersAt: string;
  /** What proves to them that a service of the system asks, where they know their callers. */
  readonly identity?: ClassName;
  /** What the tests try: records that refer to others of neighbours, and records they may refer to. */
  readonly tried: {
    readonly references: readonly TriedReferences[];
    /** With what the test is called that nothing is deleted which somebody is about to refer to. */
    readonly uses: readonly (Tried & { readonly promised: string })[];
  };
};

/** How answers come to the labels of what other services keep. */
export type LabelQuestions = {
  /** Asks each service once for all that the answers of a page refer to. */
  readonly asks: ClassName;
  /** Where each of them says the labels of its records, and of how many at once. */
  readonly path: string;
  readonly mostAtOnce: number;
  readonly of: readonly ResourceLabels[];
  readonly tried: readonly TriedLabels[];
};

/** What the answers of a resource may name of other services, by the class that says so. */
export type ResourceLabels = {
  readonly resource: string;
  readonly references: ClassName;
  /** What its own service names, which is asked for in the same way. */
  readonly here: readonly string[];
  readonly elsewhere: readonly LabelledElsewhere[];
};

/** A reference whose record another service keeps, and names: by the fields of an answer that hold its key. */
export type LabelledElsewhere = {
  readonly name: string;
  readonly neighbour: Asked;
  readonly constant: string;
  readonly fields: readonly string[];
};

/** What tests try of labels: those of a resource's records, what they are asked for, and how many services have to be asked. */
export type TriedLabels = {
  readonly test: ClassName;
  readonly method: string;
  readonly labels: string;
  readonly names: readonly string[];
  /** The fields that hold the keys, as clients call them. */
  readonly fields: readonly string[];
  readonly neighbours: number;
};

/** A call of a test: the test of the resource, which has its path and a sample, and what is said of it. */
export type Tried = { readonly test: ClassName; readonly method: string };

/** The same for one that refers to others: the test that each neighbour is asked once, and how many there are. */
export type TriedReferences = Tried & { readonly once: string; readonly neighbours: number };

/** Who is asked. */
type Asked = Pick<Neighbour, 'name' | 'member' | 'client'>;

/** A field that says a part of another record's key. */
export type ReferringField = {
  readonly name: string;
  /** What clients call it, where that is something else. */
  readonly json?: string;
  /** Answers have it: a change can be compared with what was there. */
  readonly isAnswered: boolean;
  /** A part of a request takes it from the record it belongs to, by this field of the whole request. */
  readonly ofWhole?: string;
};

/** A reference to a record another service keeps. */
export type NeighbourReference = Asked & {
  /** The constant of the client that says which kind of records it is. */
  readonly constant: string;
  /** The fields that name the record, in the order of its key. */
  readonly fields: readonly ReferringField[];
  /** All of it is part of the key: said once, when a record is made. */
  readonly isKey: boolean;
};

/** Records of another service that may refer to one of ours, by its key. */
export type NeighbourUse = Asked & {
  readonly method: string;
  /** What the others call the records that are deleted. */
  readonly records: string;
};

/** What the requests of a resource refer to in other services, and who there may refer to its records: asked before anything is written. */
export type ResourceReferences = {
  readonly resource: string;
  /** Asks; the controller calls it. */
  readonly checks: ClassName;
  readonly own: readonly NeighbourReference[];
  /** Those of the parts that may be written with a new record. */
  readonly parts: readonly { readonly role: string; readonly references: readonly NeighbourReference[] }[];
  readonly uses: readonly NeighbourUse[];
};

/** Records other services may ask for: what they call them, what keeps them, and how a key is made of the texts of its parts. */
export type AnsweredRecords = {
  readonly records: string;
  readonly type: ClassName;
  readonly idType: JavaType;
  readonly keyTypes: readonly JavaType[];
  /** The database may take two keys for the same that Java does not, such as texts of other letters. */
  readonly isLoose: boolean;
  /** The roles that may read them, where not everybody with an account may. */
  readonly readBy?: readonly Role[];
  /** What makes their label, where others ask for that, too. */
  readonly label?: readonly string[];
};

/** Tells other services which of the records that theirs refer to are missing. */
export type AnswersPart = Contribution & {
  readonly name: 'answers';
  readonly endpoint: ClassName;
  readonly path: string;
  readonly records: readonly AnsweredRecords[];
  /** Where others are told the labels of those that have some, and of how many at once. */
  readonly labels?: { readonly endpoint: ClassName; readonly path: string; readonly mostAtOnce: number };
  /** What is under way: the notes, and where others are told which records this service is about to refer to. */
  readonly promised?: {
    readonly promises: ClassName;
    readonly endpoint: ClassName;
    readonly path: string;
    /** It refers to records of others. */
    readonly refers: boolean;
  };
};

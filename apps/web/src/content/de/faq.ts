import { PRODUCT } from '@backsmith/contract';
import type { Catalogue } from '../catalogue.ts';
import { databaseRows } from '../faq-first.ts';
import { SITE } from '../site.ts';

const DATABASES = [
  ['MySQL', 'Skripten und mysqldump'],
  ['MariaDB', 'Skripten und mariadb-dump'],
  ['PostgreSQL', 'Skripten und pg_dump'],
  ['Oracle', 'Skripten und exportierter DDL'],
  ['SQL Server', 'Skripten des Management Studio'],
  ['SQLite', 'Skripten und .dump'],
  ['MongoDB', 'nichts: Es gibt dort kein SQL-Schema'],
] as const;

const TARGET_WORDS = { built: 'ja', coming: 'in Arbeit', none: 'nein: Wählen Sie ein anderes Ziel' };

const list: Catalogue['firstQuestions']['list'] = [
  {
    question: 'Welche Datenbanken kann ich hochladen?',
    answer:
      'Skripte und Dumps, so wie Ihre Werkzeuge sie schreiben. Das Produkt ist für MySQL, PostgreSQL, Oracle, SQL Server und MongoDB gemacht; die Liste unten zeigt, was gelesen wird und wofür ein Projekt entstehen kann. Sie können aus der einen lesen und für die andere bauen. Unsere Tests starten Backends auf echten Servern von PostgreSQL, MySQL und MariaDB. Für Oracle und SQL Server prüfen sie jede Anweisung gegen die Grammatik der Sprache, sind aber noch keinem Server begegnet: Starten Sie Ihr Projekt auf Ihrem, bevor Sie sich darauf verlassen.',
    table: { head: ['Datenbank', 'Gelesen aus', 'Ziel'], rows: databaseRows(DATABASES, TARGET_WORDS) },
  },
  {
    question: 'Muss ich mein Schema vorher aufräumen?',
    answer:
      'Nein. Zusammengesetzte Schlüssel, Verknüpfungstabellen, reservierte Wörter und Tabellen ohne Schlüssel bleiben, wie sie sind. Was nicht gelesen werden konnte, wird mit Zeile und Spalte aufgeführt.',
  },
  {
    question: `Hängt das Projekt von ${PRODUCT.name} ab?`,
    answer:
      'Nein. Es ist schlichtes Spring Boot in Ihrem eigenen Paket, und es gehört Ihnen. Ändern Sie es, verkaufen Sie es, oder kommen Sie nie wieder.',
  },
  {
    question: 'Was brauche ich, um es zu starten?',
    answer:
      'Ein JDK, 17 oder neuer. Den Rest bringt der Maven-Wrapper mit. Der erste Start und die Tests brauchen keine Datenbank von Ihnen: PostgreSQL ist dabei, die anderen laufen im Arbeitsspeicher, MongoDB als Stellvertreter. Drei Einstellungen verbinden es mit Ihrer eigenen.',
  },
];

export const firstQuestions: Catalogue['firstQuestions'] = { list };

export const faq: Catalogue['faq'] = {
  title: 'Fragen, klar beantwortet',
  lead: 'Ihre ist nicht dabei? Schreiben Sie uns. Ein Mensch liest es.',
  more: 'Noch etwas?',
  questions: [
    ...list,
    {
      question: 'Kann ich zwischen Monolith und Microservices wählen?',
      answer:
        'Ja. Microservices werden entlang Ihrer Fremdschlüssel geschnitten: Bevor etwas gebaut wird, sehen Sie, welcher Service welche Tabellen behält und welche Schlüssel durchtrennt werden; Sie können Tabellen verschieben und Services umbenennen oder zusammenlegen. Jeder hat seine eigene Datenbank, und vor allen steht ein Gateway; mit Security melden sich Benutzer an einem weiteren Service an, dessen Tokens alle anderen prüfen. Bei Oracle und SQL Server, die je Server mehrere Gigabyte brauchen, teilen sich auf einem Rechner alle Services einen. Die Architektur macht es nie teurer.',
    },
    {
      question: 'Wie steht es um die Sicherheit im generierten Code?',
      answer:
        'Jedes Projekt prüft seine Eingaben und nimmt seine Geheimnisse aus der Umgebung. Mit dem Exception Handler (Advanced) trägt jeder Fehler einen Code, der von Version zu Version gleich bleibt, sodass sich Clients darauf verlassen können. Mit Security (Enterprise) braucht jeder Aufruf ein Token: Administratoren laden Benutzer ein, die sich anmelden und Rollen bekommen, wiederholt falsche Passwörter sperren ein Konto für eine Weile, Aufrufe sind begrenzt, und Änderungen werden festgehalten. Stattdessen kann auch Ihr eigener OAuth2-Dienst die Anmeldung übernehmen. Ein neues Konto liest keine Personen, Gehälter oder Geheimnisse, und wo Spalten sagen, wem ein Datensatz gehört, können Sie ihn vor dem Bauen seinem Besitzer vorbehalten.',
    },
    {
      question: 'Wem gehört der generierte Code?',
      answer:
        'Ihnen, ab dem Moment, in dem Sie ihn herunterladen. Kein Lizenzschlüssel, keine Laufzeitumgebung, keine Namensnennung. In den Nutzungsbedingungen steht dasselbe mit mehr Worten.',
    },
    {
      question: 'Was kostet es, und gibt es ein Abo?',
      answer:
        'Es gibt kein Abo. Ein Paket wird einmal pro Projekt bezahlt, egal wie viele Tabellen es hat. Welches Paket Sie brauchen, ergibt sich aus den Teilen, die Sie einschalten, und Sie sehen den Preis, bevor Sie zahlen.',
    },
    {
      question: 'Was ist, wenn das Generieren nach der Zahlung fehlschlägt?',
      answer:
        'Dann ist die Zahlung nicht verbraucht: Sie geht an Sie zurück und wartet auf den nächsten Versuch. Wird eine noch nicht genutzte Zahlung erstattet, erlischt damit auch das Recht, dafür zu generieren.',
    },
    {
      question: 'Was geschieht mit den Daten in meiner Datei?',
      answer:
        'Der Generator liest die Struktur und überspringt die Zeilen: Keine davon taucht im Projekt auf. Die Datei selbst wird mit Ihrem Projekt vollständig gespeichert, samt Zeilen, damit es erneut generiert werden kann. Nur Ihr Konto kommt an sie heran. Was nicht gespeichert werden soll, lassen Sie vor dem Hochladen weg:',
      table: {
        head: ['Werkzeug', 'Nur die Struktur'],
        rows: [
          ['PostgreSQL', 'pg_dump --schema-only'],
          ['MySQL', 'mysqldump --no-data'],
          ['MariaDB', 'mariadb-dump --no-data'],
          ['SQL Server', 'Skripts generieren, „Nur Schema“'],
          ['Oracle', 'expdp content=metadata_only, dann impdp sqlfile='],
        ],
      },
    },
    {
      question: 'Wie lange dauert es, und gibt es eine Grenze bei den Tabellen?',
      answer:
        'Es kommt darauf an, wo Sie die Uhr anhalten. Kein Paket zählt Ihre Tabellen, und kein Schema wird abgelehnt, weil es viele hat.',
      table: {
        head: ['Von', 'Bis', 'Rechnen Sie mit'],
        rows: [
          ['Klick auf „Generieren“', 'Zip, das sich bauen lässt', 'unter 3 Minuten'],
          ['Datei oder Prompt', 'Download, Teile ausgewählt', 'etwa 5 Minuten'],
          ['Idee', 'Backend im Betrieb, Ihre Durchsicht eingerechnet', '20 Minuten'],
        ],
      },
    },
    {
      question: 'Kann ich den Code ändern, und wer hilft, wenn etwas nicht stimmt?',
      answer: `Ändern Sie alles: Es ist gewöhnliches Java, formatiert und mit Tests, die Ihnen sagen, was kaputtging. Hat der Generator etwas falsch gemacht, schreiben Sie an ${SITE.contact} und nennen Sie die Zeile des Berichts.`,
    },
  ],
};

import { LIMITS } from '@backsmith/contract';
import type { Catalogue } from '../catalogue.ts';

export const intake: Catalogue['intake'] = {
  coming: 'In Arbeit',
  drop: 'Hier eine .sql-Datei ablegen',
  dropAnother: 'Hier eine andere .sql-Datei ablegen',
  or: 'oder',
  choose: 'eine auswählen',
  limit: `, bis ${LIMITS.upload.label}`,
  remove: '{name} entfernen',
  notKept: 'Dieser Browser bewahrt keine Dateien auf. Melden Sie sich zuerst an, und wählen Sie die Datei danach aus.',
  useExample: 'Beispiel verwenden',
  generate: 'Backend generieren',
  generating: 'Wird generiert …',
  nothing: 'Nichts zur Hand',
  lookAt: 'Nichts zur Hand? Sehen Sie sich das an:',
  sample: 'Ein Beispielschema',
  allModels: 'Alle Modelle',
  sampleNotKept:
    'Dieser Browser bewahrt keine Dateien auf. Nehmen Sie eines der Modelle, oder melden Sie sich zuerst an.',
};

export const howItWorks: Catalogue['howItWorks'] = {
  title: 'Vom Schema zum Service, den Sie starten können',
  lead: 'Vier Schritte, rund 5 Minuten vom Prompt oder der Datei bis zum Download. Sie sehen jeden Schritt, während er geschieht.',
  bring: {
    title: 'Schritt 1: Mitbringen, was Sie haben',
    lead: 'Eine Datenbankdatei oder die Idee in Ihren eigenen Worten.',
    file: {
      title: 'Möglichkeit 1: Eine SQL-Datei hochladen',
      text: 'Die Datei wird in Ihrem Browser auf Tabellen, Beziehungen und Bedingungen gelesen: Sie sehen ihr Diagramm, bevor Sie sich anmelden. Datenzeilen in einem Dump werden übersprungen.',
    },
    prompt: {
      title: 'Möglichkeit 2: Die Idee beschreiben',
      text: 'Sagen Sie, was die Anwendung speichert und wer sie benutzt. Sie sehen das Schema, das daraus wird, bevor Sie sich anmelden.',
      coming:
        'Bis der Generator Ideen lesen kann, baut er aus einer .sql-Datei; Ihr Text bleibt in diesem Tab erhalten und wartet dort daneben.',
      label: 'Was möchten Sie bauen?',
      example:
        'Ein Online-Shop: Kunden geben Bestellungen mit mehreren Produkten auf, jedes Produkt gehört zu einer Kategorie, und jede Bestellung hat einen Status und eine Lieferadresse.',
    },
  },
  steps: [
    {
      id: 'validate',
      title: 'Schritt 2: Das Schema wird geprüft',
      text: 'Jedes erkannte CREATE TABLE wird gebaut oder mit Zeile und Grund genannt. Zusammengesetzte Schlüssel, Selbstverweise und reservierte Wörter kommen ohne Anmerkung durch; ein Fremdschlüssel auf eine Tabelle, die fehlt, bekommt eine.',
      art: 'findings',
    },
    {
      id: 'generate',
      title: 'Schritt 3: Das Backend wird generiert',
      text: 'Entities mit ihren Beziehungen, Repositories, Services, Controller, Validierung, Migrationen und Tests, in Ihrem Paket und mit Ihren Namen. Sie sehen bei jedem Schritt zu und können die Seite währenddessen schließen.',
      art: 'files',
    },
    {
      id: 'export',
      title: 'Schritt 4: Exportieren und in Betrieb nehmen',
      text: 'Laden Sie das ZIP herunter, oder pushen Sie von der Seite des Projekts zu GitHub oder GitLab: in ein neues Repository oder als Merge-Anfrage in eines von Ihnen. Eine .gitignore und eine Pipeline sind dabei. Testen Sie jeden Aufruf in Swagger, und starten Sie den Container oder das Jar dort, wo Ihre Services laufen.',
      art: 'launch',
    },
  ],
  browse: 'Ein fertiges Projekt durchsehen',
  findings: 'Befunde',
  start: 'Mein Backend jetzt generieren',
  watch: 'Demo ansehen',
  closing: {
    title: 'Ihr Schema als laufender Service',
    lead: 'Bringen Sie die Datei mit. Die Tests, die zum Projekt gehören, sagen, ob es hält.',
  },
};

import { PRODUCT } from '@backsmith/contract';
import { FEATURES } from '@backsmith/options';
import type { Catalogue } from '../catalogue.ts';
import { javaVersions } from '../java-versions.ts';
import { sample } from '../sample/index.ts';

const JAVA_VERSIONS = javaVersions('de');

const SIGN_IN = FEATURES.security.built
  ? 'Die Anmeldung mit JWT oder OAuth2, Rollen und Aufruflimits schalten Sie mit einem Klick ein.'
  : 'JWT und OAuth2 sind in Arbeit.';

export const home: Catalogue['home'] = {
  hero: {
    // A soft hyphen: the word is wider than a phone.
    headline: 'VOM PROMPT ZUM PRODUKTIONS\u00ADREIFEN BACKEND IN MINUTEN',
    lead: `Bringen Sie eine SQL-Datei mit, oder sagen Sie, was Sie bauen möchten. ${PRODUCT.name} schreibt das Spring-Boot-Projekt, in unter 3 Minuten und mit den Tests, die zeigen, dass es funktioniert.`,
    badge: 'Mehr als 500 Entwickler vertrauen darauf',
    watch: 'Demo ansehen',
    builtWith: 'Womit es gebaut ist',
    versions: [`Spring Boot ${sample.springBoot}`, `Java ${JAVA_VERSIONS}`, 'Maven'],
  },
  about: {
    title: 'Code, den Sie selbst so geschrieben hätten',
    lead: 'Schlichtes Spring Boot in Ihrem eigenen Paket, mit Ihren eigenen Namen. Nichts darin meldet sich bei uns, und nichts darin braucht uns.',
    highlights: [
      {
        art: 'services',
        title: 'Microservices auf Anhieb',
        text: 'Ihre Fremdschlüssel zeigen, wo sich ein System in Services teilt. Sie sehen den Schnitt und können ihn ändern, bevor etwas gebaut wird.',
      },
      {
        art: 'calls',
        title: 'Vollständige REST-APIs',
        text: 'Entities, Services und Controller für jede Tabelle, mit Seitenaufteilung, Filtern, Validierung und ehrlichen Statuscodes.',
      },
      {
        art: 'delivery',
        title: 'Sicherheit, CI/CD und DevOps',
        text: `Ein Dockerfile, Kubernetes-Manifeste, Pipelines, Health-Checks und Metriken sind dabei. ${SIGN_IN}`,
      },
      {
        art: 'build',
        title: 'Code für den Produktivbetrieb',
        text: 'Das Projekt kompiliert, und seine Tests laufen durch: auf einem Rechner, der nichts als ein JDK hat. Das ist das ganze Versprechen.',
      },
    ],
  },
  steps: {
    title: 'Drei Schritte, nichts im Verborgenen',
    lead: 'Sie sehen jeden Schritt, während er geschieht, und jede Zeile, die nicht verstanden wurde.',
    list: [
      {
        title: 'Das Datenbankmodell hochladen',
        text: 'Ein Dump oder ein eigenes Skript, so wie Ihre Werkzeuge es schreiben. Datenzeilen werden übersprungen, gelesen wird nur die Struktur.',
      },
      {
        title: 'Die Microservices einrichten',
        text: 'Wählen Sie ein Paket, lassen Sie sich von der KI eine Architektur vorschlagen, und schalten Sie ein, was Sie brauchen. Kein Paket lehnt ein Schema wegen seiner Größe ab.',
      },
      {
        title: 'Bauen und starten',
        text: 'Laden Sie das Zip herunter, und starten Sie es sofort; bringen Sie es in Betrieb, oder pushen Sie es dorthin, wo Ihr CI/CD übernimmt.',
      },
    ],
  },
  whatYouGet: {
    title: 'Was im Zip steckt',
    lead: 'Dateien eines Projekts, das diese Seite aus dem Schema oben gemacht hat, so wie sie aus dem Generator kamen.',
    groups: [
      {
        name: 'Spring-Boot-Microservices',
        text: 'Controller, Services und Repositories für jede Tabelle.',
        more: 'POST antwortet mit 201 und der Adresse des neuen Datensatzes. Ein Duplikat ergibt 409, ein Verweis ins Leere 422. Listen kommen seitenweise und lassen sich filtern.',
        files: ['controller/', 'service/', 'repository/', 'domain/', 'dto/'],
        excerpt: 'controller',
      },
      {
        name: 'Datenbankanbindung',
        text: 'Flyway-Migrationen für Ihre Datenbank. PostgreSQL-Projekte starten auf PostgreSQL selbst.',
        more: 'Zusammengesetzte Schlüssel, Verknüpfungstabellen, Enums, Checks und reservierte Wörter bleiben erhalten. Keine Tabelle und keine Spalte wird umbenannt.',
        files: ['db/migration/postgresql/', 'DevelopmentDatabase.java', 'compose.yaml'],
        excerpt: 'migration',
      },
      {
        name: 'API-Dokumentation',
        text: 'Eine OpenAPI-Beschreibung und eine Seite, auf der Sie jeden Aufruf ausprobieren.',
        more: 'Schalten Sie Swagger ein, starten Sie das Projekt, und öffnen Sie /swagger-ui.html. Jeder Aufruf steht auch in einer Datei für Ihren Editor.',
        files: ['OpenApiConfig.java', 'requests.http', 'README.md', 'REPORT.md'],
        excerpt: 'openApi',
      },
      {
        name: 'Bereit für DevOps',
        text: 'Ein Container, Kubernetes-Manifeste und Pipelines für GitHub, GitLab und Jenkins.',
        more: `Einstellungen kommen aus der Umgebung; Health-Checks, Metriken und ein Maven-Wrapper sind vorhanden. Die Tests brauchen weder Datenbank noch Container und laufen mit Java ${JAVA_VERSIONS}.`,
        files: ['Dockerfile', 'k8s/', '.github/workflows/ci.yml', '.gitlab-ci.yml', 'Jenkinsfile', 'mvnw'],
        excerpt: 'delivery',
      },
      {
        name: 'Für Unternehmen',
        text: 'Eine Stelle für Fehler, eine dafür, wer was aufrufen darf; Benutzer, Rollen, Aufruflimits und ein Audit.',
        more: 'Mit dem Exception Handler sind Fehler Problem-Dokumente mit festen Codes und einer Meldung für jedes Feld, das eine Regel verletzt. Mit Security braucht jeder Aufruf ein Token, und zu jeder Regel gehört ein Test, der sie angreift.',
        files: ['GlobalExceptionHandler.java', 'RequestIdFilter.java', 'TracingSwitch.java'],
        excerpt: 'errors',
      },
    ],
  },
  why: {
    title: 'Echte Schemas sind unordentlich',
    lead: 'Reservierte Wörter, zusammengesetzte Schlüssel, zwei Fremdschlüssel auf dieselbe Tabelle, Dumps voller Einstellungen. Diese hier wurden unverändert gelesen.',
    reasons: [
      {
        title: 'Nichts geht stillschweigend verloren',
        text: 'Jede erkannte Tabelle wird gebaut oder im Bericht genannt, mit Zeile und Grund.',
      },
      {
        title: 'Geprüft, bevor Sie es bekommen',
        text: 'Jedes Ergebnis durchläuft eine eigene Prüfung, bevor das Zip gepackt wird. Was durchfällt, wird nicht ausgeliefert.',
      },
      {
        title: 'Ganz Ihres',
        text: 'Keine Laufzeitumgebung, keine Annotation, keine Abhängigkeit von uns. Löschen Sie Ihr Konto, und es lässt sich weiterhin bauen.',
      },
    ],
  },
  pricing: {
    title: 'Einmal zahlen, pro Projekt',
    lead: 'Kein Abo, und kein Paket zählt Ihre Tabellen.',
  },
  work: {
    title: 'Aktuelle Arbeiten',
    lead: 'Die Fallstudien werden gerade geschrieben. Ihre Seiten sind schon zu sehen.',
  },
  faq: {
    title: 'Fragen',
  },
};

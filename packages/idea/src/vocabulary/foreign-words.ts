/**
 * Things and properties that ideas in German, Spanish and French speak of, a line each: English, German, Spanish, French; several forms of a word
 * with `/` between them. Plurals in -s, -es, -n and -en need no line of their own.
 */
const THINGS = `customer|kunde/kunden|cliente|client
user|nutzer/benutzer|usuario|utilisateur
member|mitglied/mitglieder|miembro/socio/socia|membre/adhérent
employee|mitarbeiter/angestellte|empleado/trabajador/trabajadores|employé/salarié
patient|patient|paciente|patient
doctor|arzt/ärzte|médico/doctor|médecin/docteur
nurse|pfleger/pflegerin|enfermero/enfermera|infirmier/infirmière
student|schüler/student/schülerin|alumno/alumna/estudiante|élève/étudiant
teacher|lehrer/lehrerin|profesor/profesora/profesores/maestro|professeur/enseignant
instructor|ausbilder/kursleiter/trainer|instructor/instructores/entrenador|moniteur/formateur/entraîneur
parent|elternteil/eltern|padre/padres|parent
child|kind/kinder|niño/niña|enfant
driver|fahrer|conductor/conductores|chauffeur/conducteur
guest|gast/gäste|huésped/huéspedes/invitado|invité/hôte
tenant|mieter|inquilino|locataire
owner|besitzer/eigentümer|dueño/propietario|propriétaire
supplier|lieferant|proveedor/proveedores|fournisseur
company|firma/unternehmen|empresa|entreprise/société
department|abteilung|departamento|département/service
team|mannschaft|equipo|équipe
player|spieler|jugador/jugadores|joueur
author|autor|autor/autores|auteur
visitor|besucher|visitante|visiteur
volunteer|freiwilliger/freiwillige/helfer|voluntario|bénévole
technician|techniker|técnico|technicien
winegrower|winzer|viticultor/viticultores|vigneron
farmer|bauer/landwirt/landwirte|agricultor/agricultores|agriculteur
product|produkt/produkte/artikel|producto/artículo|produit/article
order|bestellung/auftrag/aufträge|pedido|commande
invoice|rechnung|factura|facture
payment|zahlung|pago|paiement
booking|buchung|reserva|réservation
appointment|termin/termine|cita|rendez-vous
delivery|lieferung|entrega|livraison
category|kategorie|categoría|catégorie
course|kurs/kurse|curso|cours
lesson|unterrichtsstunde/lektion|clase/lección/lecciones|leçon
room|zimmer/raum/räume|habitación/habitaciones/sala|chambre/salle
house|haus/häuser|casa|maison
apartment|wohnung|apartamento/piso|appartement
building|gebäude|edificio|bâtiment/immeuble
event|veranstaltung|evento|événement/évènement
ticket|ticket/eintrittskarte|entrada/billete|billet
car|auto|coche/carro|voiture
vehicle|fahrzeug/fahrzeuge|vehículo|véhicule
plane|flugzeug/flugzeuge|avión/aviones|avion
boat|boot/boote|barco/bote|bateau/bateaux
bicycle|fahrrad/fahrräder|bicicleta|vélo
flight|flug/flüge|vuelo|vol
trip|reise/fahrt|viaje|voyage
route|route|ruta|itinéraire/trajet
book|buch/bücher|libro|livre
loan|ausleihe|préstamo|prêt/emprunt
animal|tier/tiere|animal/animales|animal/animaux
dog|hund/hunde|perro|chien
horse|pferd/pferde|caballo|cheval/chevaux
plot|parzelle|parcela|parcelle
leaseholder|pächter/pächterin|arrendatario|locataire de parcelle
allotment garden|kleingartenverein/kleingarten/schrebergarten/gartenverein|huerto urbano/huertos urbanos|jardin partagé/jardins familiaux
water meter|wasserzähler|contador de agua/contadores de agua|compteur d'eau
electricity meter|stromzähler|contador de luz|compteur électrique
statement|abrechnung|liquidación/liquidaciones|décompte
annual|jährlich/jährliche/jährlicher/jährliches/jährlichen|anual|annuel/annuelle
monthly|monatlich/monatliche/monatlicher/monatliches/monatlichen|mensual|mensuel/mensuelle
weekly|wöchentlich/wöchentliche/wöchentlicher/wöchentlichen|semanal|hebdomadaire/hebdomadaires
deposit|kaution/anzahlung|depósito de garantía/fianza|caution/acompte
fee|gebühr/gebühren|tarifa/cuota mensual|frais/tarif
discount|rabatt|descuento|remise
priest|pfarrer/priester|sacerdote/cura|prêtre/curé
parish|pfarrei/pfarrgemeinde/gemeinde|parroquia|paroisse
baptism|taufe|bautizo|baptême
wedding|hochzeit/trauung|boda|mariage
funeral|beerdigung/bestattung|funeral/entierro|enterrement/obsèques
donation|spende|donación/donaciones|don
donor|spender/spenderin|donante|donneur/donateur
choir|chor|coro|chorale/chœur
singer|sänger/sängerin|cantante|chanteur
rehearsal|probe|ensayo|répétition
concert|konzert/konzerte|concierto|concert
performance|aufführung|función/funciones|représentation
film|film/filme|película|film
museum|museum/museen|museo|musée
exhibit|exponat/ausstellungsstück|pieza expuesta|objet exposé
exhibition|ausstellung|exposición/exposiciones|exposition
guided tour|führung|visita guiada|visite guidée
hive|bienenstock/bienenstöcke|colmena|ruche
beekeeper|imker/imkerin|apicultor/apicultores|apiculteur
beekeeping|imkerei|apicultura|apiculture
honey|honig|miel|miel
cheese|käse|queso|fromage
cheese dairy|käserei|quesería|fromagerie
milk|milch|leche|lait
cow|kuh/kühe|vaca|vache
sheep|schaf/schafe|oveja|mouton/brebis
ship|schiff/schiffe|barco grande/buque|navire
ferry|fähre|ferry/transbordador|ferry/bac
port|hafen/häfen|puerto|port
passenger|fahrgast/fahrgäste/passagier/passagiere|pasajero|passager
key|schlüssel|llave|clé
lock|schloss/schlösser|cerradura|serrure
locksmith|schlüsseldienst/schlosser|cerrajero|serrurier
translation agency|übersetzungsbüro|agencia de traducción|agence de traduction
translator|übersetzer/übersetzerin|traductor/traductores|traducteur
translation|übersetzung|traducción/traducciones|traduction
language|sprache|idioma/lengua|langue
deadline|frist|plazo|échéance
rating|note der bewertung|puntuación/puntuaciones|note globale
result|ergebnis/ergebnisse/bestzeit/bestzeiten|resultado/récord/récord de tiempo/récords de tiempo|résultat/meilleur temps
field|feld/felder|campo|champ/champs
tank|tank|depósito/tanque|cuve
grape|traube|uva|raisin
wine|wein/weine|vino|vin
harvest|ernte|cosecha|récolte/vendange
machine|maschine|máquina|machine
tool|werkzeug/werkzeuge|herramienta|outil
part|ersatzteil/ersatzteile|pieza/repuesto|pièce
material|material/materialien|material/materiales|matériau/matériaux
warehouse|lager|almacén/almacenes|entrepôt
store|laden/geschäft/filiale|tienda|magasin/boutique
task|aufgabe|tarea|tâche
project|projekt/projekte|proyecto|projet
message|nachricht|mensaje|message
comment|kommentar/kommentare|comentario|commentaire
review|bewertung/bewertungen|reseña/valoración|avis/évaluation
document|dokument/dokumente|documento|document
contract|vertrag/verträge|contrato|contrat
report|bericht/berichte|informe|rapport
photo|foto|foto|photo
meeting|besprechung|reunión/reuniones|réunion
service|dienstleistung/leistung|servicio|prestation
treatment|behandlung|tratamiento|traitement
prescription|verordnung|receta médica|ordonnance
medicine|medikament/medikamente|medicamento|médicament
exam|prüfung|examen/exámenes|examen
analysis|analyse|análisis|analyse
measurement|messung|medición/mediciones|mesure
repair|reparatur/reparaturen|reparación/reparaciones|réparation
inspection|inspektion|inspección/inspecciones|inspection
maintenance|wartung|mantenimiento|entretien/maintenance
recipe|rezept/kochrezept/rezepte|receta/receta de cocina|recette
ingredient|zutat|ingrediente|ingrédient
allergen|allergen/allergene|alérgeno|allergène
dish|gericht/gerichte|plato|plat
menu|speisekarte|menú|menu
table|tisch/tische|mesa|table
game|spiel/spiele|partido/juego|match/jeu
song|lied/lieder|canción/canciones|chanson
school|schule|escuela/colegio|école
hospital|krankenhaus/krankenhäuser|hospital|hôpital
clinic|klinik/praxis|clínica|clinique/cabinet
library|bibliothek/bücherei|biblioteca|bibliothèque
hotel|hotel|hotel|hôtel
restaurant|restaurant|restaurante|restaurant
bakery|bäckerei|panadería|boulangerie
pharmacy|apotheke|farmacia|pharmacie
gym|fitnessstudio|gimnasio|salle de sport
winery|weingut|bodega|cave coopérative/domaine viticole
workshop|werkstatt|taller/talleres|atelier
car workshop|autowerkstatt|taller mecánico|garage automobile
club|verein/vereine|club|association/club
sports club|sportverein/sportvereine|club deportivo|club sportif
veterinary clinic|tierarztpraxis|clínica veterinaria|clinique vétérinaire
property management|hausverwaltung|administración de fincas|gestion immobilière
real estate agency|immobilienagentur/immobilienmakler|inmobiliaria|agence immobilière
care home|pflegeheim/altenheim|residencia de ancianos|maison de retraite
travel agency|reisebüro|agencia de viajes|agence de voyages
car rental|autovermietung|alquiler de coches|location de voitures
construction company|baufirma/bauunternehmen|empresa constructora|entreprise de construction
project management|projektverwaltung/projektmanagement|gestión de proyectos|gestion de projets
inventory management|lagerverwaltung|gestión de inventario|gestion de stock
time tracking|zeiterfassung|control horario|suivi du temps
driving lesson|fahrstunde/fahrstunden|clase de conducir|leçon de conduite
membership fee|mitgliedsbeitrag/mitgliedsbeiträge/beitrag/beiträge|cuota|cotisation
return date|rückgabedatum|fecha de devolución|date de retour
church|kirche|iglesia|église
farm|bauernhof|granja/finca|ferme
gliding school|segelflugschule||école de vol à voile
flying school|flugschule|escuela de vuelo|école de pilotage
driving school|fahrschule|autoescuela|auto-école
hair salon|friseursalon/friseur|peluquería|salon de coiffure
online shop|onlineshop|tienda online/tienda en línea|boutique en ligne
music school|musikschule|escuela de música|école de musique
dance school|tanzschule|escuela de danza/escuela de baile|école de danse
language school|sprachschule|academia de idiomas/escuela de idiomas|école de langues
daycare|kindergarten/kita/kindertagesstätte|guardería/jardín de infancia|crèche/garderie
dental clinic|zahnarztpraxis|clínica dental|cabinet dentaire
bicycle repair shop|fahrradwerkstatt|taller de bicicletas|atelier de réparation de vélos
vacation rental|ferienwohnung/ferienwohnungen|alquiler vacacional|location de vacances
cleaning company|reinigungsfirma|empresa de limpieza|entreprise de nettoyage
fire station|feuerwehr|bomberos/parque de bomberos|caserne de pompiers/sapeurs-pompiers
leave management|urlaubsverwaltung|gestión de vacaciones|gestion des congés
freight forwarding|spedition|empresa de transporte|transitaire
laundry|wäscherei|lavandería|blanchisserie/pressing
coffee shop|café|cafetería|salon de thé
campground|campingplatz|camping|camping
travel booking|reisebuchung|reserva de viajes|réservation de voyages
weekly menu|wochenplan/speiseplan/essensplan|menú semanal|menu de la semaine
shopping list|einkaufsliste|lista de la compra|liste de courses
family|familie|familia|famille
instrument|instrument|instrumento|instrument
group|gruppe|grupo|groupe
shift|schicht|turno|équipe de travail
vacation|urlaub|vacación/vacaciones|congé
expense|ausgabe/ausgaben|gasto|dépense/frais
budget|budget|presupuesto|budget
volunteer work|ehrenamt|voluntariado|bénévolat
pet|haustier/haustiere|mascota|animal de compagnie
cat|katze|gato|chat
vaccination|impfung|vacuna|vaccination/vaccin
waiting list|warteliste|lista de espera|liste d'attente
attendance|anwesenheit|asistencia|présence
grade|note im zeugnis|calificación/calificaciones|note scolaire
class|schulklasse|clase escolar|classe
reading|zählerstand|lectura|relevé
meter|zähler|contador/contadores|compteur
rent|miete|alquiler|loyer
name|name/namen|nombre|nom
first name|vorname|nombre de pila|prénom
last name|nachname/familienname|apellido/apellidos|nom de famille
title|titel|título|titre
description|beschreibung|descripción|description
email|e-mail/email/mail|correo/email/correo electrónico|e-mail/email/courriel
phone|telefon/telefonnummer|teléfono|téléphone
address|adresse/anschrift|dirección/direcciones|adresse
city|stadt/städte|ciudad/ciudades|ville
country|land/länder|país/países|pays
price|preis/preise|precio|prix
amount|betrag/beträge|importe|montant
quantity|menge/anzahl|cantidad|quantité
weight|gewicht|peso|poids
degree|||degré
length|länge|longitud|longueur
height|höhe|altura|hauteur
size|größe|tamaño|taille
color|farbe|color/colores|couleur
date|datum|fecha|date
time|uhrzeit|hora|heure
birth date|geburtsdatum|fecha de nacimiento|date de naissance
delivery date|lieferdatum/liefertermin|fecha de entrega|date de livraison
start time|startzeit/beginn|hora de inicio|heure de début
end time|endzeit/ende|hora de fin|heure de fin
landing time|landezeit|hora de aterrizaje|heure d'atterrissage
due date|fälligkeitsdatum|fecha de vencimiento|date d'échéance
status|status|estado|statut/état
type|typ/art|tipo|type
number|nummer|número|numéro
year|jahr/baujahr|año|année
age|alter|edad|âge
duration|dauer|duración|durée
note|notiz/notizen/bemerkung/anmerkung|nota/notas|remarque
reason|grund|motivo|motif
stock|bestand|existencias|stock
brand|marke|marca|marque
model|modell|modelo|modèle
licence plate|kennzeichen|matrícula|immatriculation
logbook|flugbuch/fahrtenbuch|cuaderno de bitácora|carnet de vol
app|app|aplicación/app|application
management|verwaltung|gestión|gestion
system|system|sistema|système
software|software|programa|logiciel`;

/** What stands between them, likewise. */
const JOINTS = `and|und|y/e|et
or|oder|o/u|ou
with|mit|con|avec
for|für|para|pour
of|von/vom|de/del|de/du/des
each|jeder/jede/jedes/jeden/jedem|cada|chaque
the|der/die/das/den/dem|el/la/los/las|le/la/les
a|ein/eine/einen/einer/einem|un/una|un/une
has|hat|tiene|a/possède
have|haben|tienen|ont
is|ist|es/está|est
are|sind/werden/wird|son/están|sont
can|kann/können|puede/pueden|peut/peuvent
belongs to|gehört zu/gehört|pertenece a|appartient à
belong to|gehören zu|pertenecen a|appartiennent à
several|mehrere/viele|varios/varias/muchos/muchas|plusieurs
in|in/im|en|dans
to|zu/zum/zur|a|à
on|auf/am|sobre|sur
I want|ich möchte/ich will/ich brauche|quiero/necesito|je veux/je voudrais/il me faut
we want|wir möchten/wir wollen/wir brauchen|queremos/necesitamos|nous voulons/on veut
manage|verwalten|gestionar|gérer
book|buchen|reservar|réserver
order|bestellen|pedir|commander`;

/** The languages of the columns. */
const COLUMNS = ['de', 'es', 'fr'];

/** What words and phrases of a language, in lower case, are in English. */
export type Glossary = { readonly things: ReadonlyMap<string, string>; readonly joints: ReadonlyMap<string, string> };

const glossaries = new Map<string, Glossary>();

/** The glossary of a language; nothing for those nobody has written down. */
export function glossaryOf(language: string): Glossary | undefined {
  const at = COLUMNS.indexOf(language);
  if (at < 0) return undefined;
  const glossary = glossaries.get(language) ?? { things: columnOf(THINGS, at), joints: columnOf(JOINTS, at) };
  glossaries.set(language, glossary);
  return glossary;
}

function columnOf(words: string, at: number): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const line of words.split('\n')) {
    const [english = '', ...languages] = line.split('|');
    for (const form of (languages[at] ?? '').split('/')) if (form !== '' && !found.has(form)) found.set(form, english);
  }
  return found;
}

import { describe, expect, test } from 'vitest';
import { extract } from './extract.ts';

function relationsOf(text: string): readonly string[] {
  return extract(text).findings.relations.map(({ from, kind, to }) => `${from} ${kind} ${to}`);
}

function attributesOf(text: string): readonly string[] {
  return extract(text).findings.attributes.map(({ owner, words }) => `${owner}.${words.join(' ')}`);
}

const START = 'An app for a workshop. ';

describe('who is linked with what', () => {
  test.each([
    ['Faults are found on machines at a line by an inspector.', 'inspector one-to-many fault'],
    ['We keep prescriptions from doctors for patients.', 'prescription many-to-one patient'],
    ['Cases opened by a member, handled by an adviser, are archived.', 'adviser one-to-many case'],
    ['A capture records rings.', 'capture one-to-many ring'],
    ['Jobs are done for a customer by several plumbers, using materials.', 'job many-to-many material'],
    ['An invoice is settled by several payments.', 'invoice one-to-many payment'],
    ['Each delivery contains many batches.', 'delivery one-to-many batch'],
    ['An order has one or more files.', 'order one-to-many file'],
    ['Teams register for tournaments.', 'team many-to-many tournament'],
    ['Subscribers choose a plan.', 'subscriber many-to-many plan'],
    ['Customers pay by card.', 'customer one-to-many payment'],
    ['Guests borrow copies.', 'guest many-to-many copy'],
    ['Each ride starts at a dock and ends at a station.', 'ride many-to-one station'],
    ['Every doctor belongs to one specialty.', 'doctor many-to-one specialty'],
    ['Landlords offer flats and students request keys.', 'student many-to-many key'],
    ['Farmers come in spring. Members order honey from a list.', 'member many-to-many list'],
    ['Beacons in a tunnel send humidity and speed to the office.', 'beacon one-to-many reading'],
    ['Each match has a date, and customers reserve seats in it.', 'customer one-to-many reservation'],
    ['Visitors ask for a quote.', 'visitor one-to-many quote'],
    ['Kites enter contests.', 'kite many-to-many contest'],
    ['Monsters appear in quests.', 'monster many-to-many quest'],
    ['Each performance shows one film at a venue.', 'performance many-to-one venue'],
    ['Nobody knows who has borrowed which kayak.', 'user many-to-many kayak'],
    ['Schools call us to reserve a show.', 'school many-to-many show'],
    ['A wedding has guests.', 'wedding one-to-many guest'],
    ['Participants attend checkups.', 'participant one-to-many checkup'],
    ['Judges score poems.', 'judge many-to-many poem'],
    ['Clerks stamp letters.', 'clerk one-to-many letter'],
    ['Every barrel is a thing. Bottles, each filled with one wine.', 'bottle many-to-one wine'],
    ['Bottles are in a depot, in a truck or in a shop.', 'bottle many-to-one shop'],
    ['A trial is done on a kite by a judge, under a procedure.', 'trial many-to-one procedure'],
    ['A permit belongs to one angler and is valid for several lakes.', 'permit many-to-many lake'],
    ['Trays are sent to a theatre and used on a patient.', 'tray many-to-one patient'],
    ['Volunteers are grouped into teams, each led by one coordinator.', 'coordinator one-to-many team'],
    ['A museum has halls. The latter contain showcases.', 'hall one-to-many showcase'],
    ['Hosts have stands, each of which was drawn by several designers.', 'stand many-to-many designer'],
    ['A route is a list of roads.', 'route many-to-many road'],
    ['Sailors join regattas with their boats.', 'sailor one-to-many boat'],
    ['We keep which vet treated which animal.', 'vet many-to-many animal'],
    ['The owner of a dog has a phone.', 'dog many-to-one owner'],
    ['A grower delivers crates, and for each delivery a receipt is printed.', 'receipt many-to-one delivery'],
    ['Puppets are used in shows.', 'puppet many-to-many show'],
    ['Parcels pass through hubs.', 'parcel many-to-many hub'],
    ['A tool is kept by one of our three caretakers.', 'caretaker one-to-many tool'],
    ['A sponsorship links a sponsor to a team.', 'sponsorship many-to-one team'],
    ['Teachers upload worksheets, and students rate and download them.', 'student many-to-many worksheet'],
    ['Cooks add dishes with sauces and steps, guests bake them.', 'guest one-to-many dish'],
    ['Growers offer crates, drivers bring them to a depot.', 'driver one-to-many crate'],
    ['Players play in matches.', 'player many-to-many match'],
    ['Lots are sold, and bidders place bids on it.', 'bid many-to-one lot'],
    ['Courses have evenings. Women sign up for them.', 'woman many-to-many course'],
    ['Residents report a leak, an engineer then repairs it.', 'engineer one-to-many leak'],
    ['During the stay the guest writes reviews, and at the end the owner pays.', 'owner one-to-many payment'],
    ['On a visit the driver collects knives.', 'visit many-to-one driver'],
    ['Visits are samples, collected by a ranger.', 'ranger one-to-many visit'],
    ['Owners list a kayak.', 'owner one-to-many kayak'],
    ['Users review and book kayaks.', 'user many-to-many kayak'],
    ['A client > sites > checkpoints (code, description).', 'site one-to-many checkpoint'],
    ['A parcel contains several stones.', 'parcel one-to-many stone'],
    ['A host runs each tour.', 'host one-to-many tour'],
    ["A notary's office opens a file.", 'office one-to-many file'],
    ['Interviewers are paid per interview.', 'interviewer many-to-many interview'],
    ['Vehicles pass a bridge.', 'vehicle many-to-one bridge'],
    ['We keep drawers of spare parts.', 'drawer one-to-many part'],
    ['Technicians clean the kilns.', 'technician many-to-many kiln'],
    ['Box stands on shelf.', 'box many-to-one shelf'],
  ])('%s', (text, relation) => {
    expect(relationsOf(START + text)).toContain(relation);
  });
});

describe('whose a property is', () => {
  test.each([
    ['Inspections of bridges: date, rating, remarks.', 'inspection.remarks'],
    ['Permits are issued to drivers: permit number, valid from, valid until.', 'permit.valid until'],
    ['We store for every plot its number, area and price.', 'plot.area'],
    ['Musicians are identified by a member number and have a name.', 'musician.member number'],
    ['Products come with a name, a price and a weight.', 'product.weight'],
    ['Parts: name, weight per bag, purchase price.', 'part.weight per bag'],
    ['Readings: date, value, is estimated.', 'reading.is estimated'],
    ['Damages have a date and an amount claimed.', 'damage.amount claimed'],
    ['Runners have a name, an age and the phone number of a parent.', 'runner.age'],
    ['Beacons in a tunnel send humidity and speed to the office.', 'reading.humidity'],
    ['Stalls with a wieght and a price.', 'stall.weight'],
    ['Our town keeps a tree register. Trees have a height.', 'tree.height'],
    ['Castles with a name and the year it was built.', 'castle.year_built'],
    ['We have a sheet with order number, quantity and delivery date.', 'order.delivery date'],
    ['A report is printed, whose number is engraved on the stone.', 'report.number'],
    ['Deliveries are weighed at a station.', 'delivery.weight'],
    ['Passengers have a name, weight must be recorded.', 'passenger.weight'],
    ['Boats (asset tag, price, weight).', 'boat.asset tag'],
    ['A clock has a serial number, an approximate year and a price.', 'clock.approximate year'],
    ['Result per pigeon: arrival time, speed.', 'result.speed'],
    ['Observers record sightings on a boat with distance and angle.', 'sighting.distance'],
    ['Slots (code, done_at, shelf_life_days).', 'slot.shelf_life_days'],
    ['Pigeons with a colour, sex and hatch date.', 'pigeon.hatch date'],
    ['A wheel is owned by a shop and identified by a wheel number.', 'wheel.wheel number'],
    ['A stone is looked at by experts who give it a colour and a clarity.', 'stone.colour'],
    ['As the owner I want to log when a tank was last tested.', 'tank.date tested'],
    ['Tables: tblOrderLine (price, quantity), tblOrder (date, total).', 'order line.price'],
  ])('%s', (text, attribute) => {
    expect(attributesOf(START + text)).toContain(attribute);
  });

  test('the first line may be a thing and its properties', () => {
    expect(attributesOf('Boat: name, length, engine type')).toContain('boat.engine type');
  });

  test('values end behind the one that "or" joins', () => {
    const [voice] = extract(
      `${START}Singers (name, voice part: alto, tenor or bass, phone).`,
    ).findings.attributes.filter(({ values }) => values !== undefined);
    expect(voice?.values).toEqual(['alto', 'tenor', 'bass']);
  });

  test('values between bars end at a comma', () => {
    const [severity] = extract(
      `${START}Faults (reported_at, severity: low|medium|high, resolved_at).`,
    ).findings.attributes.filter(({ values }) => values !== undefined);
    expect(severity?.values).toEqual(['low', 'medium', 'high']);
  });

  test('greetings and farewells say nothing', () => {
    const { findings } = extract('Hi Tom,\nwe need a shop app. Customers place orders.\nCheers, Ingrid');
    expect([...findings.concepts.keys()]).not.toContain('ingrid');
  });
});

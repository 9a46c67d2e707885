import { keysOf } from '@backsmith/text';
import type { ColumnType } from '../model/idea-model.ts';
import { phrases } from '../model/word-set.ts';

/** Words and phrases that name a property rather than a thing, under the type of the column they become. */
const BY_TYPE = {
  string: `call sign, cost center, country of origin, motto, next of kin, genotype, provenance, handicap, tempo, voice part, weekday, id card number, serial no, shelf life, hashed secret,
    initials, issuer, extent, urgency, soil condition, purity, date range, spelling, hallmark, watermark, opening time text, alias, nickname, maiden name, initials, dialect, accent, texture, scent, taste, pattern, finish, binding, font,
    intensity, usage, scale, strength, calibration status, filter used, seeing, exposure time, name, title, first name, last name, full name, middle name, display name, nickname, username, user name, login, company name,
    surname, family name, given name, maiden name, subtitle, headline, subject, caption, code, sku, isbn, issn, barcode, ean, upc,
    serial number, plate number, license plate, licence plate, number plate, registration number, registration, vin, chip number, tag number,
    invoice number, order number, tracking number, reference, reference number, account number, iban, bic, card number, tax number, tax id,
    vat number, vat id, passport number, id number, phone, phone number, telephone, telephone number, mobile, mobile number, fax, email,
    email address, e mail, website, url, link, web address, image url, avatar, avatar url, logo, cover image, cover, thumbnail, icon,
    street, postal code, zip, zip code, postcode, country, state, nationality, gender, sex, color, colour, size, brand name, make, model,
    version, format, unit, unit of measure, material, fabric, flavor, flavour, shape, style, type, kind, status, state of order, condition,
    priority, severity, method, payment method, currency, language name, timezone, time zone, ip address, mac address, hostname, slug,
    password, password hash, pin, token, qr code, contact person, contact name, contact details, job title, occupation, profession,
    specialty, rank, role name, position title, salutation, blood type, blood group, species name, breed, genre name, difficulty, visibility,
    shipping address, billing address, delivery address, home address, address, location name, place of birth, birthplace, birth place, origin,
    gps coordinates, coordinates, gps position, gps location, gps, dimensions, license number, licence number, driving license number, driving licence number,
    driver license number, policy number, contract number, batch number, lot number, part number, model number, room number, table number,
    flight number, path, file path, checksum, mime type, seat number, house number, bank account number, inventory number, catalog number, accession number, file name, file path, file url,
    cas number, scientific name, latin name, common name, variety, vintage name, label text, salary range, price range, age range, age group,
    recurrence, frequency, mood, weather, weather conditions, seeing conditions, cause, outcome, medium, technique, manufacturer name, author name,
    customer name, guest name, sender name, recipient name, owner name, dosage, dose, composer, sheet music file, cover letter, resume, cv,
    emergency contact, hashtag text, handle, social security number, ssn, insurance number, insurance details, direction, destination name,
    hair color, eye color, soil type, quality grade, grade name, level name, period, semester name, quarter, shelf position, signature name, photo url, picture url, profile picture,
    alloy, caliber, calibre, aperture, aspect ratio, codec, firmware, operating system, browser, frequency band, signal report, callsign, legal form, citizenship, religion, denomination, ethnicity, mother tongue,
    native language, hometown, place of residence, employer name, school name, degree, field of study, preferred language, blood pressure, drug name, active ingredient, route of administration, body part, body site, lens power,
    grape variety, tree species, wood type, yarn weight, needle size, hook size, thread count, substrate, land use, zoning, orientation, bait, catch method, instrument used, eyepiece used, drivetrain, transmission, fuel, trim, cabin class,
    travel class, fare class, port of loading, port of discharge, incoterm, commodity, packaging, temperature range, dress code, ear tag, microchip, isin, ticker, swift, sort code, home port, flag state, hull, ring tone, licence class, license class,
    load class, hazard class, energy class, frame size, shoe size, dress size, ring size, skin type, hair length, voice range, musical key, time signature, opus, dialing code, instagram, instagram handle, twitter handle, social media, job, qualification level, approved by, signed by, prescribed by,
    recorded by, fixed by, reported by, created by, checked by, inspected by, performed by, delivered by, taken by, sent by, paid by, translated by, nickname used`,
  text: `description, short description, long description, notes, note text, remarks, remark, comments text, body, content, contents, text, message text, summary,
    abstract, bio, biography, about, details, instructions, directions, explanation, reason, cancellation reason, purpose, agenda text, transcript text,
    diagnosis, symptoms, treatment notes, findings, observations text, conclusion, terms, terms and conditions, disclaimer, requirements text,
    feedback text, special requests, special instructions, dietary notes, care instructions, allergies, medical conditions, lyrics, synopsis, plot, history text,
    background, annotation, annotations, response text, answer text, question text, inscription, ingredients text, lesson notes,
    side effects, contraindications, recommended measures, recommended measure, measures taken, measure taken, action taken, actions taken, lessons learned, hypothesis, access notes, tasting notes, cooking instructions, special needs, special requirements, motivation,
    justification, grounds, dedication, provenance notes, polygon, composition, allergy notes, opening hours text, damage description, work done, what was done`,
  integer: `occupancy, word count, head count, wins count, number of copies, engine hours, bed count, step count, quantity, count, number of, amount of, stock, stock quantity, quantity in stock, stock level, units in stock, capacity, max capacity, seats, number of seats, party size, age, year, model year,
    release year, publication year, year of publication, vintage, pages, page count, number of pages, bedrooms, bathrooms, rooms count, number of rooms,
    floor number, floors count, sets, reps, repetitions, rounds count, points, goals count, likes count, views, views count, view count, downloads, clicks,
    duration, duration in minutes, duration minutes, minutes, length in minutes, cooking time, preparation time, prep time, time limit, running time, rank number,
    position number, sort order, order index, sequence number, sequence, priority number, lap count, laps, wins, losses, draws, attempts count,
    experience years, years of experience, warranty months, stars, star rating, rating value, reputation, mileage, odometer, odometer reading,
    level, health points, experience points, servings, portions, calories, head count, headcount, group size, number of guests, guests count, number of people,
    minimum age, maximum age, min players, max players, number of players, reorder level, minimum stock, low stock threshold, usage limit, jersey number, shirt number,
    streak count, interval, retry count, followers count, participants count, max participants, maximum participants, credit hours, credits, credit score,
    peak flow, pulse, heart rate, systolic, diastolic, respiratory rate, bpm, cycle count, charge cycles, print run, circulation, edition size, runtime, playing time, shutter count, megapixels, horsepower, torque, strokes, elo, elo rating, ranking points, goals scored,
    minutes played, class size, age limit, nights, number of nights, nights requested, number of nights requested, persons, number of persons, number of children, number of kids, number of adults, adults, pieces cast, number of pieces, number of units, scrap, memory, cpu cores, cores, ram, disk size,
    bandwidth, port number, dpi, tokens, call limit, monthly call limit, quota, max uses, remaining uses, remaining sessions, sessions left, notice period, grace period, number of installments, ripening days, litter size, egg count, number of eggs, clutch size,
    offspring count, year built, built year, construction year, year of construction, year of birth, birth year, death year, planting year, volunteers needed, places left, free places, free seats, available seats, number of seats, number of tickets, number of visitors, number of participants, number of players,
    status code response, delay, delay minutes, wait time minutes, queue length, step goal, daily goal, max speed limit, response minutes`,
  decimal: `angle, density, tonnage, tonnes, kilos, slope, max load, latency, thickness, tolerance, wavelength, lifespan, hub height, rated power, margin, depth in meters, frequency in hertz, clearance, circumference, weight, height, width, length, depth, volume, area, size in square meters, surface, floor area, square meters, square footage, distance, temperature, humidity, pressure, ph, ph value, speed, altitude,
    elevation, latitude, longitude, percentage, percent, discount percentage, tax rate percentage, interest rate, exchange rate, ratio, score, average score, value, min value,
    max value, measured value, hours, labor hours, hours worked, alcohol content, concentration, moisture, moisture percentage, voltage, power, energy, consumption, fuel consumption, yield,
    expected yield, rating average, gpa, radius, diameter, thickness, magnitude, fill level, storage temperature, water temperature, dew point, wind speed, rainfall, wingspan, carat, abv,
    dry weight, weight before, weight after, body weight, birth weight, fat, fat content, fat percentage, protein, protein content, carbs, carbohydrates, fibre, sugar, sugar content, brix, acidity, tannin, original gravity, final gravity, bitterness, ibu, nitrate, nitrite, ammonia, chlorine, alkalinity, hardness,
    conductivity, turbidity, dissolved oxygen, oxygen, salinity, co2, noise level, light level, uv index, soil moisture, trunk diameter, stem diameter, girth, load, max power, peak power, kwh, energy delivered, energy used, signal strength, wing area, takeoff weight, max takeoff weight, maximum takeoff weight, fuel level,
    fuel amount, fuel used, liters, litres, gallons, kilometers, kilometres, miles, average speed, top speed, max speed, maximum speed, elevation gain, ascent, descent, pace, cadence, body fat, bmi, waist, hip, hips, chest, neck, inseam, leg length, sleeve length, shoulder width, arm length, bust, glucose, blood sugar, cholesterol,
    hemoglobin, oxygen saturation, rain, wind, snow depth, water level, flow rate, porosity, grain size, carbon, silicon, share percent, ownership share, probability, confidence, accuracy, error rate, conversion rate, growth rate, azimuth, declination, right ascension, easting, northing, total depth, from depth, to depth, grade ppm, gross weight, net weight, tare weight,
    size in hectares, hectares, acres, square metres, cubic meters, max weight, maximum weight, max depth, maximum depth, rated voltage, target temperature, setpoint, grams, kilograms, milliliters`,
  money: `turnover, asking price, amount claimed, monthly price, hourly price, annual fee, daily limit, price per hour, price per unit, price, unit price, list price, sale price, selling price, purchase price, base price, starting price, start price, reserve price, ticket price, entry price, price per night,
    price per hour, price per day, price per word, price per page, price per line, price per character, price per letter, price per mile, price per year, rate per word, rate per page, rate per line, rate per hour, rate per day, rate per night, cost per hour, cost per day, cost per unit, fee per hour, fee per day, fine, late fine, daily price, cost, unit cost, total cost, shipping cost, cost price, cost per unit, total, total amount, subtotal, grand total, total price, amount, tax amount, net amount,
    gross amount, discount amount, limit amount, balance, opening balance, closing balance, account balance, salary, wage, hourly wage, hourly rate, daily rate, nightly rate, monthly rent, rent amount, rent price, fee, entry fee, membership fee, service fee,
    deposit, deposit amount, security deposit, premium, budget amount, budget, target amount, goal amount, funding goal, tip amount, fare, fine amount, estimated value, market value, appraised value, insured value,
    insurance value, coverage amount, loan amount, principal, installment amount, credit limit, revenue, profit, expense amount, commission, bonus amount, debt amount, bid amount, minimum bid, current bid, hammer price, payout amount, donation amount, labor cost,
    rent, base rent, service charge, market price, buy now price, minimum price, price per kwh, price per minute, price per kg, price per kilo, price per person, price per meter, price per liter, price per litre, price per lesson, price per session, price per month, price per week, price per piece, rate per hour, rate per word, toll, postage, shipping fee, delivery fee,
    cleaning fee, late fee amount, cancellation fee, monthly fee, yearly fee, yearly rent, annual rent, amount due, amount paid, amount owed, outstanding amount, outstanding balance, cash amount, sales amount, order value, order total, contract value, deal value, sum insured, insured sum, deductible, compensation amount, claim amount, repair cost, material cost, fuel cost, energy cost,
    replacement cost, replacement value, residual value, book value, valuation, share price, stop loss, take profit, starting balance, interest amount, tax due, vat amount, charge amount, labour cost, entrance fee, admission fee, course fee, tuition, tuition fee, stall fee, weekly rent`,
  boolean: `active, enabled, disabled, available, availability flag, public, private, published, archived, verified, approved, confirmed, completed, done, paid, cancelled, locked,
    pinned, pinned flag, locked flag, featured, deleted flag, read flag, sent flag, favorite flag, required, optional, recurring, anonymous, urgent, vegan, vegetarian, gluten free, in stock, out of stock, correct, is correct, passed, attended, returned flag, insured,
    vaccinated, neutered, sterilized, smoker, newsletter consent, consent given, accepted, visible, hidden, default, primary, taxable, refundable, indoor, outdoor, wheelchair accessible, accessible, pets allowed, furnished, has parking, read status flag, late,
    waterproof, edible, poisonous, toxic, endangered, protected, halal, kosher, spicy, floodlit, pet friendly, smoking allowed, photo consent, sterile, pregnant, microchipped, chipped, castrated, spayed, fragile, good with children, discontinued, in service flag, in service, out of service flag`,
  date: `born, born on, died, died on, planned start, planned end, actual start, actual end, expected end, estimated end, signing date, commissioning date, find date, last calibration, next due, next calibration, moving date, completion, date of completion, date, birth date, date of birth, birthdate, birthday, dob, death date, date of death, due date, start date, end date, starting date, ending date, expiry date, expiration date, expiry, expires, best before date, issue date, issued date,
    order date, delivery date, shipping date, ship date, purchase date, hire date, hiring date, joined date, join date, joining date, registration date, enrollment date, release date, publication date, published date, publish date, posting date, payment date, invoice date,
    booking date, close date, expected close date, expected closing date, rental date, return date, pickup date, pick up date, check in date, check out date, event date, visit date, wedding date, marriage date, service date, next service date, inspection date, next inspection date, maintenance date, purchase day, planting date, sowing date, planned sowing date, harvest date,
    arrival date, departure date, closing date, opening date, deadline, application date, submission date, review date, next due date, due day, donation date, production date, manufacturing date, expected date, expected delivery date, estimated date, completion date,
    founding date, foundation date, admission date, discharge date, valid from, valid until, valid to, expiration, calibration date, installation date, travel date, test date, exam date, loan date, vaccination date, last visit date, last service date, last cleaned date, lease start, lease end, contract start, contract end, start day, end day, roast date, brew date, acquisition date,
    disinfection date, last disinfected, last inspection, next inspection, last checked, next check, last service, next service, last maintenance, next maintenance, first seen, effective date, from date, to date, date from, date to, cutoff date, due by, best before, use by, use by date, sell by date, bottling date, firing date, print date, air date, premiere date,
    filing date, grant date, priority date, hearing date, decision date, entry date, exit date, retirement date, contract date, termination date, renewal date, license expiry date, licence expiry date, license expiry, licence expiry, certificate expiry, insurance expiry, sighting date, survey date, sampling date, collection date, sample date, date received, date sent, date built, commissioned, decommissioning date,
    last vaccination, next vaccination, last payment, next payment, last contact, last used on, warranty end, last watered, bloom date, date of issue, date of purchase, date of death, date of marriage, date of the funeral, date of funeral`,
  time: `opening time, closing time, opens at, closes at, wake up time, bed time, bedtime, time of day, start hour, end hour, hour of day, finish time, lap time, race time,
    call time, wake time, slot time, finishing time`,
  timestamp: `time in, time out, expected arrival, arrival, departure, exit, check in, check out, time, timestamp, datetime, date and time, date time, start time, end time, starting time, ending time, created at, created date, creation date, updated at, modified at, posted at, sent at, received at, read at, delivered at, shipped at,
    started at, ended at, finished at, completed at, cancelled at, scheduled at, scheduled time, arrival time, departure time, pickup time, pick up time, delivery time, check in time, check out time, checkin time, checkout time, borrowed at, returned at, paid at, approved at, last login, last seen, last activity,
    entry time, exit time, collected at, measured at, recorded at, logged at, meeting time, appointment time, reservation time, booking time, kickoff time, kick off time, boarding time, event time, drop off time, opening timestamp, closing timestamp, performed at, checked in at, checked out at, reported at, acknowledged at, resolved at, closed date, opened at, expires at,
    takeoff time, landing time, alarm time, dispatch time, time of call, time of arrival, time of death, time of departure, time of return, return time, feeding time, milking time, eta, etd, estimated arrival, actual arrival, estimated departure, actual departure, clock in, clock out, last sync, start, end, begin, last used at, called at, tested at, given at, taken at, read on, visited at, seen at, found at time, requested at, uploaded at, played at, watched at`,
} satisfies Partial<Record<ColumnType, string>>;

function typeTable(): ReadonlyMap<string, ColumnType> {
  const table = new Map<string, ColumnType>();
  for (const type of keysOf(BY_TYPE)) {
    for (const phrase of phrases(BY_TYPE[type])) if (!table.has(phrase)) table.set(phrase, type);
  }
  return table;
}

/** Phrases in the singular and lower case, with their types. */
export const ATTRIBUTE_TYPES: ReadonlyMap<string, ColumnType> = typeTable();

/** Last words that make a phrase a property, whatever stands before them: `supplier price`, `grain moisture`. */
const HEADS = {
  string: `name, title, code, number, phone, email, url, link, address, color, colour, gender, status, currency, barcode, isbn, sku, password, username, type,
    nationality, plate, slug, model, make, condition, coordinate, avatar, logo, occupation, dimension, postcode, zip, token, size, iban, format, identifier, id, label, range, group name, kind, version, signature, handle`,
  text: `description, notes, remarks, input, output, bio, biography, summary, instructions, text, body, content, reason, abstract, details, comments text, explanation`,
  integer: `quantity, count, capacity, age, year, seats, stock, pages, duration, stars, points, mileage, position, level, minutes, seconds, days, weeks, months, years, views, size of party, reps, laps, calories, servings, odometer, population, limit count, floors, bedrooms`,
  decimal: `weight, height, width, length, depth, volume, area, distance, temperature, humidity, percentage, score, latitude, longitude, hours, kg, km, percent, ratio, speed, altitude, diameter, pressure, value, yield, moisture, consumption, hectares, liters, litres, grams, kilos, kwh, meters, magnitude, concentration, ph, load, power, thickness, density, strength, frequency`,
  money: `price, cost, amount, total, subtotal, balance, salary, wage, fee, fare, budget, rate, premium, revenue, commission, principal, spend, worth, rent, tuition`,
  boolean: `flag, active, enabled, available, paid, done, verified, confirmed, completed, public`,
  date: `date, birthday, deadline, expiry, dob, on, until, day due`,
  time: ``,
  timestamp: `time, timestamp, datetime, at`,
} satisfies Partial<Record<ColumnType, string>>;

function headTable(): ReadonlyMap<string, ColumnType> {
  const table = new Map<string, ColumnType>();
  for (const type of keysOf(HEADS)) for (const head of phrases(HEADS[type])) table.set(head, type);
  return table;
}

export const ATTRIBUTE_HEADS: ReadonlyMap<string, ColumnType> = headTable();

/** Names that identify one row: columns of these names are unique. */
export const UNIQUE_ATTRIBUTES: ReadonlySet<string> = new Set(
  phrases(`email, email address, username, user name, login, sku, isbn, issn, barcode, serial number, plate number, license plate,
    licence plate, number plate, vin, iban, slug, invoice number, order number, tracking number, passport number, accession number, chip number, tag number, registration number, ssn, social security number, license number, licence number,
    policy number, contract number, membership number, member number, student number, employee number, ticket number, qr code, tax number`),
);

/** Properties that are things of their own as soon as the text speaks about them: in the plural, or as somebody who acts. */
export const SOFT_ATTRIBUTES: ReadonlySet<string> = new Set(
  phrases(`place, key, plate, tempo, holder, author, artist, composer, city, country, location, address, manufacturer, brand, breed, species, language, position, area, director,
    publisher, period, season, unit, currency, material, diagnosis, stage, level, version, phone number, email, file, link, photo, image, picture, avatar, resume, cv, signature, attachment, topic, video,
    note, comment, rating, score, grade, result, weather, deadline, reason, size, color, subject, budget, deposit, discount, fee, fine, salary, license, permit, allergy, address, contact, job title, theme, symptom, point, goal, status, type, condition, label, tip, route, shelf, history, guest, term, interest, character, diet`),
);

/** Properties whose values are a short list, where such a list stands beside them. */
export const ENUM_HEADS: ReadonlySet<string> = new Set(
  phrases(`status, reason, state, type, kind, priority, severity, method, level, stage, size, group, condition, category, rsvp, role, gender, visibility, format, mode, frequency, difficulty, phase, class, grade, color, colour, shift, plan, tier,
    period, unit, currency, channel, result, outcome, response, mood, species, weekday, language, rarity, position, style, genre, medium, scale, cycle, interval, billing, option, surface, urgency, risk, impact, rating, quality, source, form, payment, blood type, fuel, transmission, cuisine, season, variety, flavor, progress, decision, answer, reason, side, diet, verdict, shape, direction, lifecycle, arrangement`),
);

--
-- PostgreSQL database dump
--

SET statement_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET default_tablespace = '';
SET default_table_access_method = heap;

CREATE TYPE public.leg_state AS ENUM (
    'planned',
    'under way',
    'done'
);

CREATE TABLE public.site (
    country character(2) NOT NULL,
    code character varying(6) NOT NULL,
    name character varying(80) NOT NULL
);

CREATE TABLE public.dock (
    country character(2) NOT NULL,
    code character varying(6) NOT NULL,
    dock_no smallint NOT NULL,
    has_ramp boolean DEFAULT true NOT NULL,
    opened_on date,
    CONSTRAINT dock_dock_no_check CHECK ((dock_no > 0))
);

CREATE TABLE public.dock_slot (
    country character(2) NOT NULL,
    code character varying(6) NOT NULL,
    dock_no smallint NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    minutes integer DEFAULT 30 NOT NULL,
    booked_by character varying(60),
    manifest bytea,
    CONSTRAINT dock_slot_minutes_check CHECK (((minutes >= 5) AND (minutes <= 480)))
);

CREATE TABLE public.tour (
    id bigint NOT NULL,
    label character varying(40) NOT NULL,
    home_country character(2) NOT NULL,
    home_code character varying(6) NOT NULL,
    id_hint integer
);

CREATE SEQUENCE public.tour_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.tour_id_seq OWNED BY public.tour.id;

CREATE TABLE public.tour_leg (
    tour_id bigint NOT NULL,
    leg_no integer NOT NULL,
    to_country character(2) NOT NULL,
    to_code character varying(6) NOT NULL,
    state public.leg_state DEFAULT 'planned'::public.leg_state NOT NULL,
    km numeric(7,1)
);

-- Two owners: nobody's child.
CREATE TABLE public.tour_site_note (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    tour_id bigint NOT NULL,
    country character(2) NOT NULL,
    code character varying(6) NOT NULL,
    note text NOT NULL
);

-- One to one: a part, but no list.
CREATE TABLE public.tour_seal (
    tour_id bigint NOT NULL,
    seal character varying(20) NOT NULL
);

ALTER TABLE ONLY public.tour ALTER COLUMN id SET DEFAULT nextval('public.tour_id_seq'::regclass);

COPY public.site (country, code, name) FROM stdin;
PT	LIS	Lisboa
\.

SELECT pg_catalog.setval('public.tour_id_seq', 1, false);

ALTER TABLE ONLY public.site
    ADD CONSTRAINT site_pkey PRIMARY KEY (country, code);

ALTER TABLE ONLY public.dock
    ADD CONSTRAINT dock_pkey PRIMARY KEY (country, code, dock_no);

ALTER TABLE ONLY public.dock_slot
    ADD CONSTRAINT dock_slot_pkey PRIMARY KEY (country, code, dock_no, starts_at);

ALTER TABLE ONLY public.tour
    ADD CONSTRAINT tour_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.tour_leg
    ADD CONSTRAINT tour_leg_pkey PRIMARY KEY (tour_id, leg_no);

ALTER TABLE ONLY public.tour_site_note
    ADD CONSTRAINT tour_site_note_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.tour_seal
    ADD CONSTRAINT tour_seal_pkey PRIMARY KEY (tour_id);

CREATE INDEX tour_home_idx ON public.tour USING btree (home_country, home_code);

ALTER TABLE ONLY public.dock
    ADD CONSTRAINT dock_site_fkey FOREIGN KEY (country, code) REFERENCES public.site(country, code) ON DELETE CASCADE;

ALTER TABLE ONLY public.dock_slot
    ADD CONSTRAINT dock_slot_dock_fkey FOREIGN KEY (country, code, dock_no) REFERENCES public.dock(country, code, dock_no) ON DELETE CASCADE;

ALTER TABLE ONLY public.dock_slot
    ADD CONSTRAINT dock_slot_site_fkey FOREIGN KEY (country, code) REFERENCES public.site(country, code);

ALTER TABLE ONLY public.tour
    ADD CONSTRAINT tour_home_fkey FOREIGN KEY (home_country, home_code) REFERENCES public.site(country, code) ON DELETE RESTRICT;

ALTER TABLE ONLY public.tour_leg
    ADD CONSTRAINT tour_leg_tour_fkey FOREIGN KEY (tour_id) REFERENCES public.tour(id);

ALTER TABLE ONLY public.tour_leg
    ADD CONSTRAINT tour_leg_to_fkey FOREIGN KEY (to_country, to_code) REFERENCES public.site(country, code);

ALTER TABLE ONLY public.tour_site_note
    ADD CONSTRAINT tour_site_note_tour_fkey FOREIGN KEY (tour_id) REFERENCES public.tour(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.tour_site_note
    ADD CONSTRAINT tour_site_note_site_fkey FOREIGN KEY (country, code) REFERENCES public.site(country, code) ON DELETE CASCADE;

ALTER TABLE ONLY public.tour_seal
    ADD CONSTRAINT tour_seal_tour_fkey FOREIGN KEY (tour_id) REFERENCES public.tour(id) ON DELETE CASCADE;

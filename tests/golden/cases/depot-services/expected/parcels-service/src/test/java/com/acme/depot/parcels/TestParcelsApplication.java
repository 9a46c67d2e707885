package com.acme.depot.parcels;

import org.springframework.boot.SpringApplication;

/** Starts the application from an IDE, as in development. */
public class TestParcelsApplication {
  public static void main(String[] args) {
    SpringApplication.from(ParcelsApplication::main).withAdditionalProfiles("dev").run(args);
  }
}

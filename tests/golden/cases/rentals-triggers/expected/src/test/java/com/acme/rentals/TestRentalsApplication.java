package com.acme.rentals;

import org.springframework.boot.SpringApplication;

/** Starts the application from an IDE, as in development. */
public class TestRentalsApplication {
  public static void main(String[] args) {
    SpringApplication.from(RentalsApplication::main).withAdditionalProfiles("dev").run(args);
  }
}

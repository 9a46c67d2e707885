package com.acme.rentals;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

@SpringBootApplication
public class RentalsApplication {
  public static void main(String[] args) {
    SpringApplication.run(RentalsApplication.class, args);
  }
}

package com.acme.seeds;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

@SpringBootApplication
public class SeedsApplication {
  public static void main(String[] args) {
    SpringApplication.run(SeedsApplication.class, args);
  }
}

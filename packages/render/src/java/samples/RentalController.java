package com.example.rental.web;

import static org.springframework.http.HttpStatus.NOT_FOUND;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.data.domain.Pageable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.servlet.support.ServletUriComponentsBuilder;

@RestController
@RequestMapping(path = "/api/rentals", produces = MediaType.APPLICATION_JSON_VALUE)
class RentalController {

  private final RentalService rentals;

  RentalController(RentalService rentals) {
    this.rentals = rentals;
  }

  @GetMapping
  PageResponse<RentalResponse> list(
      @RequestParam(required = false) String customer,
      @RequestParam(defaultValue = "20") @Max(100) int size,
      Pageable pageable) {
    return rentals.list(new RentalFilter(customer, null), pageable);
  }

  @GetMapping("/{id}")
  ResponseEntity<RentalResponse> get(@PathVariable UUID id) {
    RentalResponse rental =
        rentals
            .find(id)
            .orElseThrow(
                () -> new ResponseStatusException(NOT_FOUND, "No rental " + id + " is known here"));
    return ResponseEntity.ok().eTag(Long.toString(rental.version())).body(rental);
  }

  @PostMapping(
      consumes = {
        MediaType.APPLICATION_JSON_VALUE,
        MediaType.APPLICATION_FORM_URLENCODED_VALUE,
        "application/vnd.rental+json"
      })
  ResponseEntity<RentalResponse> create(
      @Valid @RequestBody RentalRequest request,
      @RequestHeader(value = HttpHeaders.IF_MATCH, required = false) String ifMatch) {
    RentalResponse created = rentals.create(request);
    URI location =
        ServletUriComponentsBuilder.fromCurrentRequest()
            .path("/{id}")
            .buildAndExpand(created.id())
            .toUri();
    return ResponseEntity.created(location).body(created);
  }

  @DeleteMapping("/{id}")
  @ResponseStatus(org.springframework.http.HttpStatus.NO_CONTENT)
  void delete(@PathVariable UUID id) {
    rentals.delete(id);
  }

  <T, R extends RentalResponse> java.util.Map<String, List<R>> groupEverythingThatWasEverRented(
      List<? extends T> first, List<? super R> second)
      throws java.io.IOException, InterruptedException, IllegalStateException {
    return null;
  }

  private static java.util.concurrent.CompletableFuture<java.util.Map<String, List<RentalResponse>>>
      loadEverythingInTheBackground(int x) {
    return null;
  }

  abstract static class Base
      implements AutoCloseable, Comparable<Base>, java.util.function.Supplier<String>, Runnable {}

  record RentalRequest(
      @NotBlank @Size(max = 40) String bicycle,
      @Positive(message = "must be a number of days greater than zero") int days,
      @Valid List<@NotBlank String> notes) {

    RentalRequest {
      notes = notes == null ? List.of() : List.copyOf(notes);
    }

    RentalRequest(String bicycle) {
      this(bicycle, 1, List.of());
    }

    static final int LONGEST = 365;

    Optional<String> firstNote() {
      return notes.stream().findFirst();
    }
  }

  record RentalFilter(String customer, String station) implements java.io.Serializable {}

  sealed interface Outcome permits Accepted, Refused {}

  record Accepted(UUID id) implements Outcome {}

  record Refused(String reason, int code) implements Outcome {}

  non-sealed interface Free extends Comparable<Free> {}
}

package com.acme.rentals.repository;

import com.acme.rentals.domain.Rental;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.JpaSpecificationExecutor;

public interface RentalRepository
    extends JpaRepository<Rental, Integer>, JpaSpecificationExecutor<Rental> {}

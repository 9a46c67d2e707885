package com.acme.depot.parcels.repository;

import com.acme.depot.parcels.domain.Parcel;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.JpaSpecificationExecutor;

public interface ParcelRepository
    extends JpaRepository<Parcel, Long>, JpaSpecificationExecutor<Parcel> {}
